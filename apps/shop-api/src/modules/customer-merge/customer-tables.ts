/** What becomes of the rows of the account that closes. A test compares it with the database: a table that is missing here fails it. */
export const customerTables = {
  shop_order: "moves",
  /** By its trigger, with the order. */
  order_outline: "moves",
  promotion_redemption: "moves",
  /** What the other account has already, word for word, is not moved. */
  customer_address: "moves",
  wishlist_product: "moves",
  /** Somebody judges a product once: the word of the account that stays counts. */
  product_review: "moves",
  /** Word for word as it was declared, and nothing refers to the account by it. */
  withdrawal: "remains",
  customer_identity: "ends",
  customer_recovery: "ends",
  customer_session: "ends",
  shop_context: "ends",
  vat_check: "ends",
} as const;
