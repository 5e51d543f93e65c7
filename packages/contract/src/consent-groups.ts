/** What a visitor may allow beyond what the shop needs to work. */
export const consentGroups = ["media", "statistics", "marketing"] as const;
