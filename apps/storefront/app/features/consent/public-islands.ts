export { consentDialogId } from "./consent-dialog-id.ts";
export { consentStore, giveConsent, savedConsent, saveConsent } from "./consent-store.ts";
export { forgetTraces, isMeasured, trackedOrdersKey } from "./traces.ts";
export { useConsent, useConsentChoices } from "./use-consent.ts";
