"""What every answer stands on: context, responder, router, custom ids, errors, navigation."""
