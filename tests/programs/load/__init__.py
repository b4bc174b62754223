"""Many tables at once on one bot, measured at Discord's end of the sockets."""
