import { DEFAULT_LOCALE, isLocale, localePath } from "@hearth/i18n";
import type { Consent } from "./consent-choice.ts";

/** The form of routes/consent.tsx. Under which id it is kept is said by the cookie, which goes along. */
export function sendConsentProof({ groups, edition }: Pick<Consent, "groups" | "edition">): void {
  const { lang } = document.documentElement;
  const fields = [
    ["intent", "ticked"],
    ...(edition > 0 ? [["edition", String(edition)]] : []),
    ...groups.map((group) => ["group", group]),
  ];
  const sent = fetch(localePath(isLocale(lang) ? lang : DEFAULT_LOCALE, "/consent"), {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(fields),
    // A choice is often followed by a click that leaves the page.
    keepalive: true,
  });
  // The choice holds all the same, and nobody waits for this answer.
  sent.catch(() => {});
}
