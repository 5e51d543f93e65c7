import type { Check } from "./check.ts";
import type { SearchRule } from "../content/search-rules.ts";

const fieldOf: Readonly<Record<SearchRule["kind"], "product" | "means" | "path">> = {
  pin: "product",
  boost: "product",
  hide: "product",
  synonym: "means",
  redirect: "path",
};

export function checkSearchRules({ catalogue, report, refer }: Check): void {
  for (const rule of catalogue.searchRules) {
    const { kind, terms, from, until } = rule;
    for (const field of ["product", "means", "path"] as const) {
      const isWanted = fieldOf[kind] === field;
      if (isWanted && rule[field] === undefined) report(rule, [], `a ${kind} needs "${field}"`);
      if (!isWanted && rule[field] !== undefined) report(rule, [field], `a ${kind} has none`);
    }
    if (kind !== "synonym" && terms === undefined) report(rule, [], `a ${kind} needs "terms"`);
    if (kind !== "pin" && rule.position !== undefined) report(rule, ["position"], "only a pin has one");
    if (kind !== "boost" && rule.strength !== undefined) report(rule, ["strength"], "only a boost has one");
    if (from && until && until < from) report(rule, ["until"], "must not be before from");
    refer("product number", rule.product, rule, ["product"]);
  }
}
