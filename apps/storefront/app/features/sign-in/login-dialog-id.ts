/** The header opens it, the page frame renders it. */
export const loginDialogId = "login-dialog";
