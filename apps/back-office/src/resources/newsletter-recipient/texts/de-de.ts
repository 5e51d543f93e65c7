export const newsletterTexts = {
  "nav.newsletter-recipient": "Newsletter",
  "newsletter.empty": "Niemand hat den Newsletter bestellt.",
  "newsletter.status.optIn": "Bekommt ihn",
  "newsletter.status.direct": "Bekommt ihn",
  "newsletter.status.notSet": "Unbestätigt",
  "newsletter.status.optOut": "Abgemeldet",
  "newsletter.status.undefined": "Nicht bestellt",
  "newsletter.requestedAt": "Bestellt",
  "newsletter.confirmedAt": "Bestätigt",
  "newsletter.unsubscribe": "Abmelden",
  "newsletter.unsubscribeNamed": "Abmelden: {email}",
  "newsletter.unsubscribeText":
    "{email} bekommt keinen Newsletter mehr. Wieder anmelden kann sich nur die Person selbst.",
  "newsletter.unsubscribed": "Abgemeldet.",
} as const;
