/** What the products of a category must have because of what they are. */
export const requirements = [
  "energy-label",
  "unit-price",
  "electric",
  "battery",
  "safety-data-sheet",
] as const;
export type Requirement = (typeof requirements)[number];
