// Proof of what visitors allowed, kept without knowing who they were (decision 0053), and forgetting it when nobody can ask any more.
export { consentJobs, FORGET_CONSENTS } from "./consent-jobs.ts";
export { recordConsent } from "./record-consent.ts";
