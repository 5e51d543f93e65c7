/** What each of our Node services needs and none of them is about: settings, floods, a lost database. */
export { readRequired, readWholeNumber } from "./env-values.ts";
export { isDatabaseLost, surviveLostDatabase } from "./lost-database.ts";
export { logSettings } from "./log-settings.ts";
export { loggedError } from "./logged-error.ts";
export { withoutAddresses } from "./without-addresses.ts";
export { createRateLimit, type RateLimit } from "./rate-limit.ts";
