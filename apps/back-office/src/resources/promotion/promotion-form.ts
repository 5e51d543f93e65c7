import type { AdminPromotion, PromotionFields } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";
import { addDays, shopDay, startOfDay } from "@hearth/rules";
import { centsOf, moneyText } from "../../language/money-text.ts";

export const codeTypes = ["global", "fixed", "individual"] as const;
export const scopes = ["cart", "delivery", "set"] as const;
export const discountTypes = ["percentage", "absolute", "fixed", "fixed_unit"] as const;

/** A promotion as it is typed: one discount, and the terms most of them have. */
export interface PromotionForm {
  names: Record<Locale, string>;
  isActive: boolean;
  priority: string;
  validFrom: string;
  validUntil: string;
  codeType: (typeof codeTypes)[number];
  code: string;
  maxRedemptions: string;
  maxRedemptionsPerCustomer: string;
  preventCombination: boolean;
  firstOrderOnly: boolean;
  minimum: string;
  scope: (typeof scopes)[number];
  type: (typeof discountTypes)[number];
  value: string;
  atMost: string;
}

const nothing: Omit<PromotionFields, "names" | "codeType"> = {
  isActive: true,
  priority: 0,
  validFrom: null,
  validUntil: null,
  code: null,
  maxRedemptions: null,
  maxRedemptionsPerCustomer: null,
  preventCombination: false,
  exclusionIds: [],
  conditions: {
    minimumCents: null,
    customerGroupIds: [],
    countryIds: [],
    firstOrderOnly: false,
    productIds: [],
    categoryIds: [],
    minimumQuantity: null,
  },
  discounts: [],
};

export function promotionFormOf(promotion: AdminPromotion | null, locale: Locale): PromotionForm {
  const { names = [], codeType = "fixed" } = promotion ?? {};
  const terms = promotion ?? nothing;
  const [discount] = terms.discounts;
  const nameIn = (wanted: Locale) => names.find((each) => each.locale === wanted)?.name ?? "";
  return {
    names: Object.fromEntries(locales.map((each) => [each, nameIn(each)])) as Record<Locale, string>,
    isActive: terms.isActive,
    priority: String(terms.priority),
    validFrom: shownDay(terms.validFrom),
    validUntil: shownDay(terms.validUntil),
    codeType,
    code: terms.code ?? "",
    maxRedemptions: String(terms.maxRedemptions ?? ""),
    maxRedemptionsPerCustomer: String(terms.maxRedemptionsPerCustomer ?? ""),
    preventCombination: terms.preventCombination,
    firstOrderOnly: terms.conditions.firstOrderOnly,
    minimum: moneyText(terms.conditions.minimumCents, locale),
    scope: discount?.scope ?? "cart",
    type: discount?.type ?? "percentage",
    // Hundredths of a percent are written as cents are.
    value: discount ? moneyText(discount.value, locale) : "",
    atMost: moneyText(discount?.maxCents ?? null, locale),
  };
}

/** What it becomes; null: something is no number. Terms the form does not show stay as they were. */
export function promotionOf(form: PromotionForm, before: AdminPromotion | null): PromotionFields | null {
  const { conditions, exclusionIds, discounts } = before ?? nothing;
  const [first, ...others] = discounts;
  const [value, maxCents, minimumCents] = [form.value, form.atMost, form.minimum].map((text) =>
    text.trim() === "" ? null : (centsOf(text) ?? Number.NaN),
  ) as [number | null, number | null, number | null];
  const whole = (text: string) => (text.trim() === "" ? null : Number(text));
  const [most, mostEach] = [whole(form.maxRedemptions), whole(form.maxRedemptionsPerCustomer)];
  const numbers = [value ?? Number.NaN, maxCents ?? 0, minimumCents ?? 0, most ?? 0, mostEach ?? 0];
  if (!numbers.every(Number.isInteger)) return null;
  const discount = {
    scope: form.scope,
    type: form.type,
    value: value ?? 0,
    maxCents,
    productIds: first?.productIds ?? [],
    categoryIds: first?.categoryIds ?? [],
    set: first?.set ?? null,
  };
  return {
    names: locales
      .map((locale) => ({ locale, name: form.names[locale].trim() }))
      .filter(({ name }) => name !== ""),
    isActive: form.isActive,
    priority: Number(form.priority),
    validFrom: dayOf(form.validFrom, before?.validFrom, startOfDay),
    validUntil: dayOf(form.validUntil, before?.validUntil, endOfDay),
    codeType: form.codeType,
    code: form.codeType === "fixed" ? form.code.trim() || null : null,
    maxRedemptions: most,
    maxRedemptionsPerCustomer: mostEach,
    preventCombination: form.preventCombination,
    exclusionIds,
    conditions: { ...conditions, minimumCents, firstOrderOnly: form.firstOrderOnly },
    discounts: [discount, ...others.map(withoutId)],
  };
}

function withoutId({
  scope,
  type,
  value,
  maxCents,
  productIds,
  categoryIds,
  set,
}: PromotionFields["discounts"][number]) {
  return { scope, type, value, maxCents, productIds, categoryIds, set };
}

/** Days are the shop's, wherever somebody sits. */
const shownDay = (time: string | null | undefined) => (time ? shopDay(time) : "");
const endOfDay = (day: string) => startOfDay(addDays(day, 1)) - 1000;

/** A day that was not touched keeps its hour. */
function dayOf(day: string, before: string | null | undefined, at: (day: string) => number): string | null {
  if (day === "") return null;
  return before && shownDay(before) === day ? before : new Date(at(day)).toISOString();
}

/** Whether it has terms that the form does not show. */
export function hasMoreTerms({ conditions, discounts, exclusionIds }: AdminPromotion): boolean {
  const { customerGroupIds, countryIds, productIds, categoryIds, minimumQuantity } = conditions;
  const lists = [customerGroupIds, countryIds, productIds, categoryIds, exclusionIds];
  return (
    discounts.length > 1 ||
    minimumQuantity !== null ||
    lists.some((ids) => ids.length > 0) ||
    discounts.some((each) => each.set !== null || each.productIds.length + each.categoryIds.length > 0)
  );
}
