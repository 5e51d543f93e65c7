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
): (LabelContent | undefined)[] {
  const shown = resolveVariant(product, variant);
  const supplier = read(manufacturers.find(({ key }) => key === shown.manufacturer)?.name);
  const register = shown.customFields?.["eprel"];
  return (shown.energyLabels ?? []).map((label) =>
    label.label
      ? undefined
      : {
          supplier,
          model: shown.manufacturerNumber ?? shown.number,
          subject: [...new Set(shop.languages.flatMap(({ key }) => label.name?.[key] ?? []))],
          class: label.class,
          from: label.from,
          to: label.to,
          figures: figures.flatMap(([group, symbol]) => {
            const [option] = [shown.properties?.[group] ?? []].flat();
            return option ? [{ symbol, value: optionName(group, option) }] : [];
          }),
          register: typeof register === "string" ? `EPREL ${register}` : "",
        },
  );
}
