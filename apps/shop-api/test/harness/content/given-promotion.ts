/** Ten percent off everything, as a form of the back office says it. */
export function promotionForm(more: object = {}) {
  return {
    names: [{ locale: "de-DE", name: "Zehn Prozent" }],
    isActive: true,
    priority: 1,
    codeType: "fixed",
    preventCombination: false,
    exclusionIds: [],
    conditions: {
      minimumCents: null,
      customerGroupIds: [],
      countryIds: [],
      firstOrderOnly: false,
      productIds: [],
      categoryIds: [],
      minimumQuantity: null,
    },
    discounts: [
      {
        scope: "cart",
        type: "percentage",
        value: 1000,
        maxCents: null,
        productIds: [],
        categoryIds: [],
        set: null,
      },
    ],
    ...more,
  };
}
