import type { IRegularForbiddenRuleType } from "dependency-cruiser";

/** A forbidden import. The comment is what the person who broke the rule reads, so it names the right way. */
export type ImportRule = IRegularForbiddenRuleType & { name: string; comment: string };

export function forbid(
  name: string,
  comment: string,
  from: ImportRule["from"],
  to: ImportRule["to"],
): ImportRule {
  return { name, comment, severity: "error", from, to };
}
