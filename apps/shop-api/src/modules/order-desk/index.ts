// The desk where staff work on orders: listing and reading them, sending goods in parts, giving money back, calling off, taking goods
// back, notes and flags. Which of it is possible when is decided in @hearth/rules; what happens then is done by the modules of orders
// and payments. Start at seen-order.ts: every change goes through it.
export { cancelByStaff, flagOrder, markPaid, noteOrder, returnGoods } from "./decide-order.ts";
export { exportOrders } from "./export-orders.ts";
export { listOrders } from "./list-orders.sql.ts";
export { printDeliveryNote, printPickList, readOrderDocument } from "./print-order.ts";
export { readOrderSheet } from "./read-order-sheet.ts";
export { confirmRefund, refundOrder } from "./refund-order.ts";
export { resendMail } from "./resend-mail.ts";
export { readSalesFigures } from "./sales-figures.sql.ts";
export type { ChangedOrder } from "./seen-order.ts";
export { shipOrder } from "./ship-order.ts";
