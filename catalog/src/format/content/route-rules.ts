import { Type } from "typebox";
import type { KeptRouteRule } from "@hearth/rules";
import { idOf } from "../../ids.ts";
import type { Catalogue } from "../catalogue.ts";
import type { Words } from "../words.ts";
import { closed, count, key } from "../words.ts";

/** Addresses that lead elsewhere or are gone. Whether they may is checked by check-route-rules.ts. */
export const routeRulesSchema = ({ byLanguage }: Words) =>
  Type.Array(
    closed({
      key,
      match: Type.Optional(Type.Enum(["exact", "prefix", "pattern"])),
      source: byLanguage,
      target: Type.Optional(byLanguage),
      status: Type.Optional(Type.Enum([301, 302, 410])),
      keepsQuery: Type.Optional(Type.Boolean()),
      position: Type.Optional(count),
    }),
  );

export type RouteRuleEntry = Type.Static<ReturnType<typeof routeRulesSchema>>[number];

export interface RuleOfLanguage {
  entry: RouteRuleEntry;
  language: string;
  rule: KeptRouteRule;
}

/** One rule for each language its source is written in. */
export function rulesByLanguage({ routeRules, shop }: Catalogue): RuleOfLanguage[] {
  const localeOf = new Map(shop.languages.map((language) => [language.key, language.locale]));
  return routeRules.flatMap((entry) =>
    Object.entries(entry.source).map(([language, source]) => ({
      entry,
      language,
      rule: {
        id: idOf("route-rule", `${entry.key}.${language}`),
        match: entry.match ?? "exact",
        source,
        target: entry.target?.[language] ?? entry.target?.[shop.channel.language] ?? null,
        status: entry.status ?? 301,
        locale: localeOf.get(language) ?? null,
        channelId: null,
        keepsQuery: entry.keepsQuery ?? true,
        position: entry.position ?? 0,
      },
    })),
  );
}
