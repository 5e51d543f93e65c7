import { addDays, SHOP_TIME_ZONE, toCents } from "@hearth/rules";
import type { Catalogue } from "../format/catalogue.ts";
import type { Discount, Promotion } from "../format/promotions.ts";
import { idOf } from "../ids.ts";
import type { Rows } from "./rows.ts";
import { textsOf } from "./texts.ts";

type IdsOf = (numbers: readonly string[] | undefined) => string[];

/** Rows of promotions.yaml. How often a promotion was used is not among them: orders count that. */
export function promotionRows({ promotions, products }: Catalogue): Rows {
  const idsOfNumbers = productIdsByNumber(products);
  return {
    promotion: promotions.map((promotion) => ({
      id: idOf("promotion", promotion.key),
      active: promotion.active ?? true,
      priority: promotion.priority ?? 0,
      valid_from: promotion.from ? startOf(promotion.from) : null,
      valid_until: promotion.until ? startOf(addDays(promotion.until, 1)) : null,
      code_type: promotion.codeType,
      code: promotion.code ?? null,
      issued_for: promotion.issuedFor ?? null,
      max_redemptions: promotion.redemptions?.total ?? null,
      max_redemptions_per_customer: promotion.redemptions?.perCustomer ?? null,
      prevent_combination: promotion.combinable === false,
      exclusion_ids: ids("promotion", promotion.excludes),
      conditions: conditionsOf(promotion.conditions, idsOfNumbers),
      discounts: promotion.discounts.map((discount, index) => ({
        id: idOf("discount", `${promotion.key}${index}`),
        ...discountOf(discount, idsOfNumbers),
      })),
      texts: textsOf({ name: promotion.name }),
    })),
    promotion_code: promotions.flatMap(({ key, codes = [] }) =>
      codes.map((code) => ({ code: code.toLowerCase(), promotion_id: idOf("promotion", key) })),
    ),
  };
}

function conditionsOf(conditions: Promotion["conditions"] = {}, idsOfNumbers: IdsOf) {
  return {
    minimumCents: centsOrNull(conditions.minimum),
    customerGroupIds: ids("customer-group", conditions.customerGroups),
    countryIds: ids("country", conditions.countries),
    firstOrderOnly: conditions.firstOrder ?? false,
    productIds: idsOfNumbers(conditions.products),
    categoryIds: ids("category", conditions.categories),
    minimumQuantity: conditions.quantity ?? null,
  };
}

function discountOf({ scope, type, value, max, products, categories, set }: Discount, idsOfNumbers: IdsOf) {
  return {
    scope,
    type,
    // Hundredths of a percent and cents are both written with two decimals.
    value: toCents(value),
    maxCents: centsOrNull(max),
    productIds: idsOfNumbers(products),
    categoryIds: ids("category", categories),
    set: set ?? null,
  };
}

/** The number of a family stands for all its variants: those are what lies in a cart. */
function productIdsByNumber(products: Catalogue["products"]): IdsOf {
  const byNumber = new Map<string, string[]>();
  for (const product of products) {
    const variants = product.variants ?? [];
    for (const { key, number } of variants) byNumber.set(number, [idOf("product", key)]);
    byNumber.set(
      product.number,
      [product, ...variants].map(({ key }) => idOf("product", key)),
    );
  }
  return (numbers = []) => numbers.flatMap((number) => byNumber.get(number) ?? []);
}

function ids(kind: string, keys: readonly string[] = []): string[] {
  return keys.map((key) => idOf(kind, key));
}

function centsOrNull(euro: number | undefined): number | null {
  return euro === undefined ? null : toCents(euro);
}

/** Promotions begin and end at midnight where the shop is. The database knows when that was. */
function startOf(day: string): string {
  return `${day} 00:00 ${SHOP_TIME_ZONE}`;
}
