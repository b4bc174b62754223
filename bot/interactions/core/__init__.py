"""What every handler uses: context, responder, router, errors, navigation, suggestions."""
