import type { ProductSheet } from "@hearth/admin-contract";
import type { AdminArguments } from "../../../api/call-admin.ts";

type Change = Omit<AdminArguments<"changeProduct">["input"], "version">;

const wholeNumbers = ["restockDays", "minPurchase", "maxPurchase", "purchaseSteps"] as const;
const numbers = ["weightKg", "purchaseUnit", "referenceUnit"] as const;
const words = [
  "number",
  "ean",
  "manufacturerNumber",
  "manufacturerId",
  "taxId",
  "unitId",
  "deliveryTimeId",
  "shippingCostType",
] as const;
export const answers = ["isCloseout", "isShippingFree", "isTopseller"] as const;
/** What the law wants to know of some goods, and is the same in every language. */
export const dutyAnswers = ["electric", "battery", "connected", "fGas"] as const;
const dutyWords = ["weee", "eprel", "pvZero"] as const;
export const DUTY_NUMBER = "usableKwh";

/** All as text: an empty field says nothing, and a variant then has what its family has. */
export function factFormOf(product: ProductSheet): Record<string, string> {
  const said = (value: string | number | boolean | null | undefined) => String(value ?? "");
  const own = [...words, ...numbers, ...wholeNumbers, ...answers].map((field) => [
    field,
    said(product[field]).replace(/^(\d+)\.(\d+)$/, "$1,$2"),
  ]);
  const duties = [...dutyAnswers, ...dutyWords, DUTY_NUMBER].map((field) => [
    field,
    said(product.customFields[field] as string | number | boolean | null | undefined),
  ]);
  return Object.fromEntries([...own, ...duties]) as Record<string, string>;
}

/** Only what was changed: what is not named stays. */
export function factsOf(
  product: ProductSheet,
  form: Readonly<Record<string, string>>,
  categoryIds: readonly string[] | null,
): Change {
  const before = factFormOf(product);
  const isChanged = (field: string) => (form[field] ?? "").trim() !== before[field];
  const read = (field: string) => valueOf(field, (form[field] ?? "").trim());
  const own = [...words, ...numbers, ...wholeNumbers, ...answers].filter(isChanged);
  const duties = [...dutyAnswers, ...dutyWords, DUTY_NUMBER].filter(isChanged);
  const customFields = Object.fromEntries(
    Object.entries({
      ...product.customFields,
      ...Object.fromEntries(duties.map((field) => [field, read(field)])),
    }).filter(([, value]) => value !== null),
  );
  return {
    ...(Object.fromEntries(own.map((field) => [field, read(field)])) as Change),
    ...(duties.length > 0 && { customFields }),
    ...(JSON.stringify(categoryIds) !== JSON.stringify(product.categoryIds) && {
      categoryIds: categoryIds && [...categoryIds],
    }),
  };
}

const isIn = (list: readonly string[], field: string) => list.includes(field);

function valueOf(field: string, text: string): string | number | boolean | null {
  if (text === "") return null;
  if (isIn([...answers, ...dutyAnswers], field)) return text === "true";
  if (isIn([...numbers, ...wholeNumbers, DUTY_NUMBER], field)) return Number(text.replace(",", "."));
  return text;
}
