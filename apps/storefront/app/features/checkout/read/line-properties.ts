import type { Formatters, Translate } from "@hearth/i18n";
import type { CheckoutLine } from "./checkout-data.ts";

interface Words {
  t: Translate;
  format: Pick<Formatters, "number">;
}
type Known = Pick<CheckoutLine, "options" | "properties" | "manufacturer" | "category" | "weightKg">;

/** A property by which goods of this kind are chosen. */
export interface LineProperty {
  name: string;
  value: string;
}

const MOST = 4;
const LEAST = 3;

/** The variant, then properties in the order of the shop. Where there are few, what every product has. */
export function lineProperties(line: Known, { t, format }: Words): LineProperty[] {
  const { manufacturer, category, weightKg } = line;
  const variant = line.options.map(({ group, option }) => ({ name: group, value: option }));
  const named = new Set(variant.map(({ name }) => name));
  const properties = line.properties.filter(({ name }) => !named.has(name)).slice(0, MOST);
  const everyones: LineProperty[] = [
    ...(manufacturer ? [{ name: t("checkout.manufacturer"), value: manufacturer }] : []),
    ...(weightKg ? [{ name: t("checkout.weight"), value: `${format.number(weightKg)} kg` }] : []),
    ...(category ? [{ name: t("checkout.category"), value: category }] : []),
  ];
  return [...variant, ...properties, ...everyones.slice(0, Math.max(0, LEAST - properties.length))];
}
