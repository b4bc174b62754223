"""Saint Petersburg (Michael Tummelhofer, 2004) and its extension The New Society (2008)."""
