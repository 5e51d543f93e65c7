/** Menus open it, the page frame renders it. */
export const CONSENT_DIALOG_ID = "consent";
