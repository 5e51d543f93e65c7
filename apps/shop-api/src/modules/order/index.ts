// Orders: placing one, reading it, moving its states, cancelling it. How they work is written in docs/order.md; which step may
// follow which in @hearth/rules. Whoever changes an order locks its row first (lockOrder).
export { aboutOrder, buyerName, mailToBuyer } from "./buyer-mail.ts";
export {
  type CancelledOrder,
  cancelOrder,
  ORDER_CANCELLED,
  queueRefund,
  REFUND_PAYMENT,
} from "./cancel-order.sql.ts";
export { cancelByCustomer } from "./cancel-by-customer.ts";
export { changePayment } from "./change-payment.ts";
export { completeShipped } from "./complete-shipped.ts";
export { findOrder } from "./find-order.ts";
export { holdForMoney } from "./goods/hold-goods.sql.ts";
export { lockOrder, selectTransactions } from "./lock-order.sql.ts";
export { moveState } from "./move-state.sql.ts";
export type { OrderDocument } from "./order-document.ts";
export type { Actor, OrderRow, TransactionRow } from "./order-rows.ts";
export { placeDictated } from "./placing/place-dictated.ts";
export type { OrderPorts } from "./placing/order-cart.ts";
export { placeOrder } from "./placing/place-order.ts";
export { loadStateNames, type StateNames } from "./state-names.ts";
export { ORDER_PLACED } from "./placing/write-order.sql.ts";
export { type OrderRecord, selectRecord } from "./read-order.sql.ts";
export { readOrders } from "./read-orders.ts";
