// The contact form: a message is kept for the back office's inbox and mailed to the shop, answered to whoever wrote it. Start at
// send-contact-message.ts; what staff do with it is in inbox.ts.
export { contactJobs, FORGET_MESSAGES } from "./contact-jobs.ts";
export { markSeenMessage, readMessage, readPicture } from "./inbox.ts";
export { listMessages } from "./read-messages.sql.ts";
export { sendContactMessage } from "./send-contact-message.ts";
