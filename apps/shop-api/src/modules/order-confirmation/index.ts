// What follows an order once it is there: its invoice, its mail with everything the law wants in it, its purchase event.
// Start at confirm-order.ts (the job) and order-letter.ts (what the mail is made from when it is sent).
export { orderConfirmationJobs } from "./confirm-order.ts";
export { createOrderLetters } from "./order-letter.ts";
