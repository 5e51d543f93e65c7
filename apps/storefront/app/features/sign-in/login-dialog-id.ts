/** The header opens it, the page frame renders it. */
export const LOGIN_DIALOG_ID = "login-dialog";
