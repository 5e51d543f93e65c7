// Who an order is shown to, with its files, documents and payments: its customer, or somebody who has the link of the mail and knows
// e-mail and postal code. To all others it does not exist. Start at order-access.ts.
export {
  type AccessPorts,
  type GuestProof,
  isOwnOrder,
  isVisitorsOrder,
  knowsOrder,
  type OrderCaller,
  type OrderLink,
  provenOrder,
} from "./order-access.ts";
