import { optionalGroups } from "./consent-choice.ts";
import { consentStore, giveConsent, readSavedConsent } from "./consent-store.ts";

/**
 * Goes when features/video is an island that uses `useConsent` and `giveConsent` of public-islands.ts: until then it reads
 * `<html data-consent>`, listens to `hearth:consent` and asks with `hearth:consent-give`.
 */
export function installConsentEvents(document: Document): void {
  const show = () =>
    void (document.documentElement.dataset["consent"] = consentStore.getState().groups.join(" "));
  readSavedConsent();
  show();
  consentStore.subscribe(() => {
    show();
    document.dispatchEvent(new CustomEvent("hearth:consent"));
  });
  document.addEventListener("hearth:consent-give", (event) => {
    const group = optionalGroups.find((known) => event instanceof CustomEvent && event.detail === known);
    if (group) giveConsent(group);
  });
}
