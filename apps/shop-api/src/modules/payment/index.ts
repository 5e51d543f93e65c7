// Payments: who takes the money (payment-provider.ts is the port), how one is begun (handle-payment.ts) and how its end is found out
// (settle-payment.ts, where return page, webhook and sweeper meet). How it works is written in docs/order.md, section 3.
export { noteRefundSent, noteTransfer } from "./by-hand.ts";
export { readExpress, startExpress } from "./express-payment.ts";
export { finalizePayment } from "./finalize-payment.ts";
export { handlePayment } from "./handle-payment.ts";
export { isMethodOffered } from "./method-provider.ts";
export { openPaymentProviders } from "./open-providers.ts";
export { paymentJobs } from "./payment-jobs.ts";
export type { PaymentProviders } from "./payment-provider.ts";
export { SWEEP_PAYMENTS } from "./payment-queue.sql.ts";
export { receiveEvent } from "./receive-event.sql.ts";
