export { CONSENT_DIALOG_ID } from "./consent-dialog-id.ts";
export { consentStore, giveConsent, savedConsent, saveConsent } from "./consent-store.ts";
export { forgetTraces, isMeasured, TRACKED_ORDERS_KEY } from "./traces.ts";
export { useConsent, useConsentChoices } from "./use-consent.ts";
