/** As filters of the list; the start page counts the same. */
export const productViews = {
  drafts: { state: "inactive" },
  /** Of what is sold: few pieces of a product, or of one of its variants. */
  lowStock: { availableBelow: "5", state: "active" },
} as const;
