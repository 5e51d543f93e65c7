import type { newsletterTexts as german } from "./de-de.ts";

export const newsletterTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.newsletter-recipient": "Newsletter",
  "newsletter.empty": "Nikt nie zamówił newslettera.",
  "newsletter.status.optIn": "Otrzymuje",
  "newsletter.status.direct": "Otrzymuje",
  "newsletter.status.notSet": "Niepotwierdzony",
  "newsletter.status.optOut": "Wypisany",
  "newsletter.status.undefined": "Niezamówiony",
  "newsletter.requestedAt": "Zamówiono",
  "newsletter.confirmedAt": "Potwierdzono",
  "newsletter.unsubscribe": "Wypisz",
  "newsletter.unsubscribeNamed": "Wypisz: {email}",
  "newsletter.unsubscribeText":
    "{email} nie otrzyma już newslettera. Ponownie zapisać się może tylko ta osoba.",
  "newsletter.unsubscribed": "Wypisano.",
};
