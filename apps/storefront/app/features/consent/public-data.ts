export {
  allows,
  consentCookieOf,
  consentOf,
  needsFirstLayer,
  offeredGroups,
  readConsent,
} from "./consent-choice.ts";
export { traceCookies, unwantedTraces } from "./traces.ts";
export type { OptionalGroup } from "./consent-choice.ts";
