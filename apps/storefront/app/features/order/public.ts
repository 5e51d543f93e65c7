// Everything a shopper sees after the order: the page before the provider, what came of it, the order itself with files, cancelling and
// ordering again, and how somebody without a session finds it. What is true is read from the order (order-outcome.ts), never from an address.
export { CancelForm } from "./view/cancel-form.tsx";
export { FindOrderForm } from "./view/find-order-form.tsx";
export { OrderDetail } from "./view/order-detail.tsx";
export type { DetailData } from "./view/order-detail.tsx";
export { OrderList, OrderPages } from "./view/order-list.tsx";
export { orderOutcome } from "./read/order-outcome.ts";
export { orderView } from "./read/order-view.ts";
export { trackedOrder } from "./read/tracked-order.ts";
export { OutcomePage } from "./view/outcome-page.tsx";
export type { OutcomeData } from "./view/outcome-page.tsx";
export { PendingPage } from "./view/pending-page.tsx";
