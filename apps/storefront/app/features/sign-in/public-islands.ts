export { addLoginWork, sessionStore } from "./session-store.ts";
