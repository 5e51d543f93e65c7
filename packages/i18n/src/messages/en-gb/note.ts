export const note = {
  "note.signedIn": "You are signed in.",
  "note.cartMerged": "Your cart was merged with the items of your last visit.",
  "note.signedOut": "You are signed out.",
  "note.registered": "Your account has been created. Welcome!",
  "note.confirmed": "Your e-mail address is confirmed. Welcome!",
  "note.passwordReset": "Your new password is saved. Please sign in with it.",
  "note.providerLinked": "The provider is linked to your account.",
  "note.sessionRequired": "Please sign in to see this page.",
  "note.sessionExpired": "Your session has expired. Please sign in again.",
} as const;
