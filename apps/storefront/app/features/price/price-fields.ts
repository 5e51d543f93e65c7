/** What the shop API is asked for where a price is shown (`priceData` of @hearth/rules). */
export const priceFields = [
  "childCount",
  "calculatedPrice",
  "calculatedCheapestPrice",
  "customFields.discountNotice",
] as const;

export const priceIncludes = {
  calculated_price: ["unitPrice", "quantity", "listPrice", "referencePrice", "regulationPrice"],
  calculated_cheapest_price: ["unitPrice", "hasRange", "listPrice", "referencePrice", "regulationPrice"],
  cart_list_price: ["price"],
  cart_price_reference: ["price", "referenceUnit", "unitName"],
  cart_regulation_price: ["price"],
};
