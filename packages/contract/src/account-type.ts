export const accountTypes = ["private", "business"] as const;

export type AccountType = (typeof accountTypes)[number];
