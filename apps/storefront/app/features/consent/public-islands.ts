export { consentDialogId } from "./consent-dialog-id.ts";
