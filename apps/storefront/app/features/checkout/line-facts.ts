import type { LineItem, Product } from "@hearth/contract";
import type { Formatters, Translate } from "@hearth/i18n";
import type { LineFact } from "./checkout-data.ts";

type Words = { t: Translate; format: Pick<Formatters, "number"> };
type Known = Pick<Product, "sortedProperties" | "manufacturer" | "weight">;

const most = 4;
const least = 3;

/** Its properties in the order of the shop, without those its variant is named by. Where there are few, what every product has. */
export function lineFacts(product: Known, line: Pick<LineItem, "payload">, { t, format }: Words): LineFact[] {
  const options = new Set((line.payload.options ?? []).map(({ group }) => group));
  const properties = (product.sortedProperties ?? []).flatMap((group): LineFact[] => {
    const name = group.translated.name ?? "";
    const value = (group.options ?? []).map((option) => option.translated.name ?? "").join(", ");
    return name && value && !options.has(name) ? [{ name, value }] : [];
  });
  const { weight, manufacturer } = product;
  const maker = manufacturer?.translated.name;
  const everyones: LineFact[] = [
    ...(maker ? [{ name: t("checkout.manufacturer"), value: maker }] : []),
    ...(weight ? [{ name: t("checkout.weight"), value: `${format.number(weight)} kg` }] : []),
    ...(line.payload.categoryName
      ? [{ name: t("checkout.category"), value: line.payload.categoryName }]
      : []),
  ];
  const missing = Math.max(0, least - properties.length);
  return [...properties.slice(0, most), ...everyones.slice(0, missing)];
}
