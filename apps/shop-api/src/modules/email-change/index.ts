// Another mail address for an account: asked for with the password, valid when the link in the new mailbox was followed. Nobody
// learns from an answer or its time whether an address is known: a job finds it out. Start at ask-email-change.ts.
export { askEmailChange } from "./ask-email-change.ts";
export { confirmEmailChange } from "./confirm-email-change.ts";
export { emailChangeJobs } from "./email-change-jobs.ts";
