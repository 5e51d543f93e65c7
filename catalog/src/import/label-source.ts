import type { Catalogue } from "../format/catalogue.ts";
import type { Product, Variant } from "../format/products.ts";
import { resolveVariant } from "../format/resolve-variant.ts";
import type { LabelContent } from "../media/energy-label-drawing.ts";
import type { LabelSymbol } from "../media/label-symbols.ts";
import type { MainLanguageReader } from "./main-language.ts";

// The properties a label tells, the most telling first.
const figures: [group: string, symbol: LabelSymbol][] = [
  ["heat-power", "radiator"],
  ["heat-output", "radiator"],
  ["water-power", "tap"],
  ["load-profile", "profile"],
  ["sound", "sound"],
  ["standing-loss", "loss"],
  ["volume", "tank"],
];

/** What stands on the labels of a product or variant that come without a picture of their own. */
export function labelSources(
  product: Product,
  variant: Variant | undefined,
  { manufacturers, shop }: Catalogue,
  { read, optionName }: MainLanguageReader,
): { block: number; content: LabelContent }[] {
  const shown = resolveVariant(product, variant);
  const supplier = read(manufacturers.find(({ key }) => key === shown.manufacturer)?.name);
  const eprel = shown.customFields?.["eprel"];
  const common = {
    supplier,
    model: shown.manufacturerNumber ?? shown.number,
    figures: figures.flatMap(([group, symbol]) => {
      const [option] = [shown.properties?.[group] ?? []].flat();
      return option ? [{ symbol, value: optionName(group, option) }] : [];
    }),
    register: typeof eprel === "string" ? `EPREL ${eprel}` : "",
  };
  return (shown.energyLabels ?? []).flatMap(({ label, name, class: energyClass, from, to }, index) => {
    if (label) return [];
    const subject = [...new Set(shop.languages.flatMap(({ key }) => name?.[key] ?? []))];
    return [{ block: index + 1, content: { ...common, subject, class: energyClass, from, to } }];
  });
}
