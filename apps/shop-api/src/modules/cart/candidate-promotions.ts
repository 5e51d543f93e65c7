import type { Promotion } from "@hearth/rules";
import { type Scope, toCurrency } from "../context/index.ts";
import type { PromotionRow } from "../reference/index.ts";
import type { CartContent } from "./cart-content.ts";
import type { CartRecord } from "./cart.sql.ts";

export interface Candidates {
  promotions: Promotion[];
  /** Nobody knows them, or they were redeemed. */
  unknownCodes: string[];
  /** A second code of a promotion that is there already. */
  doubleCodes: { code: string; promotionId: string }[];
}

/** Every promotion that may apply to this cart: the automatic ones and those of its codes. */
export function candidatePromotions(scope: Scope, content: CartContent, record: CartRecord): Candidates {
  const usage: Usage = { all: new Map(record.usage ?? []), own: new Map(record.own_usage ?? []) };
  const individual = new Map(record.codes ?? []);
  const found: Candidates = { promotions: [], unknownCodes: [], doubleCodes: [] };
  const taken = new Set<string>();
  const active = scope.reference.rows.promotions.filter((row) => row.active);
  for (const row of active) {
    if (row.code_type === "global" && !content.blockedPromotionIds.includes(row.id))
      found.promotions.push(toPromotion(scope, row, null, usage));
  }
  for (const code of content.codes) {
    const plain = code.toLowerCase();
    const row =
      active.find((each) => each.code?.toLowerCase() === plain) ??
      active.find((each) => each.id === individual.get(plain));
    if (!row) found.unknownCodes.push(code);
    else if (taken.has(row.id)) found.doubleCodes.push({ code, promotionId: row.id });
    else found.promotions.push(toPromotion(scope, row, code, usage));
    if (row) taken.add(row.id);
  }
  return found;
}

interface Usage {
  all: ReadonlyMap<string, number>;
  /** By whoever is signed in. */
  own: ReadonlyMap<string, number>;
}

function redemptionsLeft(row: PromotionRow, { all, own }: Usage): number | null {
  const left = [
    ...(row.max_redemptions === null ? [] : [row.max_redemptions - (all.get(row.id) ?? 0)]),
    ...(row.max_redemptions_per_customer === null
      ? []
      : [row.max_redemptions_per_customer - (own.get(row.id) ?? 0)]),
  ];
  return left.length === 0 ? null : Math.min(...left);
}

function toPromotion(scope: Scope, row: PromotionRow, code: string | null, usage: Usage): Promotion {
  const inCurrency = toCurrency(scope);
  const { minimumCents, ...conditions } = row.conditions;
  return {
    id: row.id,
    codeType: row.code_type,
    code,
    priority: row.priority,
    validFrom: row.valid_from ? Date.parse(row.valid_from) : null,
    validUntil: row.valid_until ? Date.parse(row.valid_until) : null,
    redemptionsLeft: redemptionsLeft(row, usage),
    preventCombination: row.prevent_combination,
    exclusionIds: row.exclusion_ids,
    conditions: { ...conditions, minimumCents: minimumCents === null ? null : inCurrency(minimumCents) },
    discounts: row.discounts.map((discount) => ({
      ...discount,
      value: discount.type === "percentage" ? discount.value : inCurrency(discount.value),
      maxCents: discount.maxCents === null ? null : inCurrency(discount.maxCents),
    })),
  };
}
