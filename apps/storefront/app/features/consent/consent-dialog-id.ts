/** Menus open it, the page frame renders it. */
export const consentDialogId = "consent";
