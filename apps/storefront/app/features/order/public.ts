// Everything a shopper sees after the order: the page before the provider, what came of it, the order itself with files, cancelling and
// ordering again, and how somebody without a session finds it. What is true is read from the order (order-outcome.ts), never from an address.
export { CancelForm } from "./cancel-form.tsx";
export { FindOrderForm } from "./find-order-form.tsx";
export { OrderDetail } from "./order-detail.tsx";
export type { DetailData } from "./order-detail.tsx";
export { OrderList, OrderPages } from "./order-list.tsx";
export { orderOutcome } from "./order-outcome.ts";
export { orderView } from "./order-view.ts";
export { OutcomePage } from "./outcome-page.tsx";
export type { OutcomeData } from "./outcome-page.tsx";
export { PendingPage } from "./pending-page.tsx";
