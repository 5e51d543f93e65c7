// What follows an order once it is there: its invoice, its mail with everything the law wants in it, its purchase event; and what
// follows its cancellation. Start at confirm-order.ts (the job) and order-letter.ts (what the mail is made from when it is sent).
export { orderConfirmationJobs } from "./confirmation-jobs.ts";
export { createOrderLetters } from "./order-letter.ts";
export { selectLocale } from "./order-letter.sql.ts";
