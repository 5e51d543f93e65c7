// The devices a customer is signed in with: one row each, known by the hash of its token. Beginning and ending them, the list in the
// account, and forgetting those that are over. Choices and cart are the customer's, not the device's: context and cart.
export { listSessions } from "./list-sessions.ts";
export { type DeviceName, nameDevice } from "./name-device.ts";
export { endOtherSessions, endOwnSession, endSession, endSessionsOf } from "./session.sql.ts";
export { FORGET_SESSIONS, sessionJobs } from "./session-jobs.ts";
export { startSession } from "./start-session.ts";
