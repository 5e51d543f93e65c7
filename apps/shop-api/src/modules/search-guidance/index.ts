// What merchants say about searches (pin, boost, hide, synonym, redirect), and what people chose before. Start at rule-book.ts.
export { addRule, endRule, setLifts } from "./change-rules.ts";
export { createSearchRule, endSeenSearchRule, listSearchRules } from "./seen-search-rules.ts";
export { openSearchGuide, type SearchGuide } from "./search-guide.ts";
export { type RuleKind, ruleKinds, type SearchRule } from "./search-rule.ts";
export { selectRules } from "./search-rules.sql.ts";
