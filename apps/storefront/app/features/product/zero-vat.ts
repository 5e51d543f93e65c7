import type { Product } from "@hearth/contract";
import { netFromGross } from "@hearth/rules";
import { readNumber, readText } from "./custom-field.ts";
import type { ZeroVatData } from "./product-data.ts";

/** Storage from this usable size counts as made for photovoltaics; below it the buyer says so: docs/law. */
const smallestPlainStorageKwh = 5;

type TaxedProduct = Pick<Product, "customFields"> & {
  calculatedPrice: { taxRules: readonly { taxRate: number }[] };
};

/** The price at 0 % beside the consumer's price, for what may be sold so to operators of a photovoltaic system. */
export function zeroVat(product: TaxedProduct, grossCents: number): ZeroVatData | null {
  const kind = readText(product.customFields, "pvZero");
  const [rule, ...others] = product.calculatedPrice.taxRules;
  if (!kind || kind === "none" || !rule || others.length > 0 || rule.taxRate === 0) return null;
  const usableKwh = readNumber(product.customFields, "usableKwh");
  return {
    cents: netFromGross(grossCents, rule.taxRate),
    isSmallStorage: kind === "storage" && (usableKwh ?? 0) < smallestPlainStorageKwh,
  };
}
