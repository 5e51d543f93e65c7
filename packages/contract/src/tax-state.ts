export const taxStates = ["gross", "net", "tax-free"] as const;

export type TaxState = (typeof taxStates)[number];
