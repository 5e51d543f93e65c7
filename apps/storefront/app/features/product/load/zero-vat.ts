import type { Product } from "@hearth/contract";
import { pvKind, zeroRatedCents } from "@hearth/rules";
import { readNumber, readText } from "./custom-field.ts";
import type { ZeroVatData } from "../product-data.ts";

type TaxedProduct = Pick<Product, "customFields"> & {
  calculatedPrice: { taxRules: readonly { taxRate: number }[] };
};

/** The price at 0 % beside the consumer's price, for what may be sold so to operators of a photovoltaic system. */
export function zeroVat(product: TaxedProduct, grossCents: number): ZeroVatData | null {
  const kind = pvKind(
    readText(product.customFields, "pvZero"),
    readNumber(product.customFields, "usableKwh"),
  );
  const [rule, ...others] = product.calculatedPrice.taxRules;
  if (kind === "none" || !rule || others.length > 0 || rule.taxRate === 0) return null;
  return { cents: zeroRatedCents(grossCents, rule.taxRate), isSmallStorage: kind === "small-storage" };
}
