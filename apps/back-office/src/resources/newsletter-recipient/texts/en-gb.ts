import type { newsletterTexts as german } from "./de-de.ts";

export const newsletterTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.newsletter-recipient": "Newsletter",
  "newsletter.empty": "Nobody has asked for the newsletter.",
  "newsletter.status.optIn": "Gets it",
  "newsletter.status.direct": "Gets it",
  "newsletter.status.notSet": "Unconfirmed",
  "newsletter.status.optOut": "Unsubscribed",
  "newsletter.status.undefined": "Not asked for",
  "newsletter.requestedAt": "Asked for",
  "newsletter.confirmedAt": "Confirmed",
  "newsletter.unsubscribe": "Unsubscribe",
  "newsletter.unsubscribeNamed": "Unsubscribe: {email}",
  "newsletter.unsubscribeText": "{email} gets no newsletter any more. Only the person can subscribe again.",
  "newsletter.unsubscribed": "Unsubscribed.",
};
