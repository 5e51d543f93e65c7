import { checkRouteRules as problemsOf } from "@hearth/rules";
import type { RouteProblemCode } from "@hearth/rules";
import type { Check } from "./check.ts";
import { rulesByLanguage } from "../content/route-rules.ts";

const words: Readonly<Record<RouteProblemCode, string>> = {
  SOURCE_INVALID: "is no path this kind of rule can have",
  SOURCE_TOO_WIDE: "must begin with a word of its own",
  SOURCE_RESERVED: "belongs to the shop itself",
  SOURCE_TAKEN: "has another rule",
  TARGET_MISSING: "is needed unless the status is 410",
  TARGET_UNWANTED: "is not for what is gone",
  TARGET_INVALID:
    "must be a path of the shop without language, or an https address written out in small letters",
  TARGET_HOST_UNKNOWN: "leads to a host that is not in channel › redirectHosts",
  TARGET_NAME_UNKNOWN: "has a name the source does not have",
  LOOP: "leads round in a circle",
};

export function checkRouteRules({ catalogue, report }: Check): void {
  const all = rulesByLanguage(catalogue);
  const hosts = new Set(catalogue.shop.channel.redirectHosts);
  const problems = problemsOf(
    all.map(({ rule }) => rule),
    hosts,
  );
  for (const { ruleId, field, code, with: others } of problems) {
    const found = all.find(({ rule }) => rule.id === ruleId);
    const keys = others.map((id) => all.find(({ rule }) => rule.id === id)?.entry.key);
    const place = found?.entry[field]?.[found.language] === undefined ? [field] : [field, found.language];
    if (found) report(found.entry, place, `${words[code]}${keys.length > 0 ? ` (${keys.join(", ")})` : ""}`);
  }
}
