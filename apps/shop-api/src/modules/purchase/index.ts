// Purchases: that one was made (once per order), and telling a tag manager about it where the buyer agreed to that. Start at
// record-purchase.sql.ts, called by whoever changes a payment, and send-purchase.ts (the job). docs/decisions/0054.
export { type KeptTracking, trackingOf } from "./kept-tracking.ts";
export { FORGET_TRACKING, purchaseJobs } from "./purchase-jobs.ts";
export { countPurchases, retryPurchase, selectGivenUp } from "./purchase.sql.ts";
export { recordPurchase } from "./record-purchase.sql.ts";
