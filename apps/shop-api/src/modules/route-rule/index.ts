// Addresses that lead elsewhere or are gone. Start at save-route-rule.ts; what is allowed stands in packages/rules.
export { readRouteRules } from "./read-route-rules.ts";
export { changeSeenRule, createRule, endSeenRule, listRouteRules } from "./seen-route-rules.ts";
