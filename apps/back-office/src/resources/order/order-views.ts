/** What needs a hand, as filters of the list; the start page counts the same. */
export const orderViews = {
  toPay: { state: "open", paymentState: "open" },
  toShip: { paymentState: "paid", deliveryState: "open" },
  toComplete: { deliveryState: "shipped_partially" },
} as const;
