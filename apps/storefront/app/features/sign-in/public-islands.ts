export { loginDialogId } from "./login-dialog-id.ts";
export { addLoginWork, sessionStore } from "./session-store.ts";
