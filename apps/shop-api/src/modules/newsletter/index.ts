// The newsletter: asked for, confirmed by mail link, left by mail link. Nobody learns from an answer or its time whether an address is known: a
// job does the work. Start at ask.ts; what the shop can prove about a consent is in evidence.ts.
export { confirmSubscription } from "./confirm.ts";
export { leaveByLink } from "./leave.ts";
export { newsletterJobs } from "./newsletter-jobs.ts";
export { newsletterStatus } from "./newsletter-status.ts";
export { selectStatus } from "./recipient.sql.ts";
export { listRecipients } from "./list-recipients.sql.ts";
export { unsubscribeByStaff } from "./unsubscribe-by-staff.ts";
export { subscribe, unsubscribe } from "./ask.ts";
