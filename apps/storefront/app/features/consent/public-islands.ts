export { consentDialogId } from "./consent-dialog-id.ts";
export { giveConsent } from "./consent-store.ts";
export { useConsent } from "./use-consent.ts";
