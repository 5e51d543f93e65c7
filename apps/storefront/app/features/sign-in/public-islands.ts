export { LOGIN_DIALOG_ID } from "./login-dialog-id.ts";
export { addLoginWork, sessionStore } from "./session/session-store.ts";
