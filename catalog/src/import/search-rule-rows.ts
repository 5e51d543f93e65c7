import type { Catalogue } from "../format/catalogue.ts";
import type { SearchRule } from "../format/content/search-rules.ts";
import { idOf } from "../ids.ts";
import type { Rows } from "./rows.ts";
import type { Row } from "./table.ts";

const DEFAULT_STRENGTH = 0.5;

/** Rows of search-rules.yaml, one for each language in which a rule can be met. Rules of the staff are left alone. */
export function searchRuleRows({ searchRules, shop }: Catalogue): Rows {
  const main = shop.channel.language;
  return {
    search_rule: searchRules.flatMap((rule) =>
      shop.languages.flatMap(({ key: language }): Row[] => {
        const terms = termsIn(rule, language);
        const means = rule.means?.[language] ?? [];
        if (terms.length === 0 || (rule.kind === "synonym" && means.length === 0)) return [];
        const path = rule.path?.[language] ?? rule.path?.[main];
        return [
          {
            id: idOf("search-rule", `${rule.key}.${language}`),
            kind: rule.kind,
            language_id: idOf("language", language),
            terms,
            product_number: rule.product ?? null,
            position: rule.position ?? 0,
            strength: rule.kind === "boost" ? (rule.strength ?? DEFAULT_STRENGTH) : null,
            means,
            path: path === undefined ? null : `/${path}`,
            valid_from: rule.from ?? null,
            valid_until: rule.until ?? null,
          },
        ];
      }),
    ),
  };
}

/** Visitors also use the word of another language: what a synonym means there leads to what it means here. */
function termsIn({ terms, means = {} }: SearchRule, language: string): string[] {
  const foreign = Object.entries(means).flatMap(([other, words]) => (other === language ? [] : words));
  const own = means[language] ?? [];
  return [...new Set([...(terms?.[language] ?? []), ...foreign])].filter((term) => !own.includes(term));
}
