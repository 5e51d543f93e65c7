/** What the shop API is asked for where a price is shown (`priceData` of @hearth/rules). */
export const priceFields = [
  "childCount",
  "calculatedPrice",
  "calculatedCheapestPrice",
  "customFields.discountNotice",
] as const;

const shownFields = ["unitPrice", "listPrice", "referencePrice", "regulationPrice", "taxState", "taxRules"];

export const priceIncludes = {
  calculated_price: [...shownFields, "quantity"],
  calculated_cheapest_price: [...shownFields, "hasRange"],
  cart_tax_rule: ["taxRate"],
  cart_list_price: ["price"],
  cart_price_reference: ["price", "referenceUnit", "unitName"],
  cart_regulation_price: ["price"],
};
