import type { OrderLineItem, OrderTracking } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { breadcrumbOf } from "../navigation/index.ts";

/** As goods were called when they were ordered. */
export type GoodsNames = Record<string, { brand: string | null; category: string | null }>;

/** What is kept beside an order until its purchase was told. */
export interface KeptTracking {
  gaCookie: string | null;
  tmsClientId: string | null;
  tmsAttribution: string | null;
  goods: GoodsNames;
}

/** Null: the buyer did not agree, so nothing is kept. */
export function trackingOf(
  scope: Scope,
  lines: readonly Pick<OrderLineItem, "productId" | "payload">[],
  given: OrderTracking | undefined,
): KeptTracking | null {
  if (!given) return null;
  const { gaCookie = null, tmsClientId = null, tmsAttribution = null } = given;
  const goods = lines.flatMap(({ productId, payload }) =>
    productId ? [[productId, namesOf(scope, payload)]] : [],
  );
  return { gaCookie, tmsClientId, tmsAttribution, goods: Object.fromEntries(goods) };
}

/** The shop's own words: those of the client are nobody's. */
function namesOf(scope: Scope, payload: OrderLineItem["payload"]): GoodsNames[string] {
  const category = scope.reference.category.get(payload.categoryIds?.[0] ?? "");
  return {
    brand: scope.refs.manufacturer(payload.manufacturerId ?? null)?.translated.name ?? null,
    category: (category && breadcrumbOf(scope, category).at(-1)) ?? null,
  };
}
