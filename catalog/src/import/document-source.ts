import type { Catalogue } from "../format/catalogue.ts";
import type { Product, Variant } from "../format/products.ts";
import { resolveVariant } from "../format/resolve-variant.ts";
import type { DocumentSource } from "../media/document-content.ts";
import type { MainLanguageReader } from "./main-language.ts";

/** What the documents of a product or variant are made from. */
export function documentSource(
  product: Product,
  variant: Variant | undefined,
  { manufacturers }: Catalogue,
  { read, groupName, optionName }: MainLanguageReader,
): DocumentSource {
  const shown = resolveVariant(product, variant);
  const manufacturer = manufacturers.find(({ key }) => key === shown.manufacturer);
  const { street = "", zip = "", city = "", country = "", email = "" } = manufacturer?.address ?? {};
  const names = (group: string, options: string | readonly string[]) =>
    [options].flat().map((option) => optionName(group, option));

  return {
    name: read(shown.name),
    number: shown.number,
    ean: (variant ?? product).ean,
    descriptionHtml: read(shown.description),
    manufacturer: { name: read(manufacturer?.name), street, zip, city, country, email },
    properties: Object.entries(shown.properties ?? {}).map(([group, options]) => [
      groupName(group),
      names(group, options).join(", "),
    ]),
    labels: (shown.energyLabels ?? []).map((label) => ({
      name: read(label.name) || "Energieeffizienzklasse",
      class: label.class,
      from: label.from,
      to: label.to,
    })),
    variants: (variant ? [] : (product.variants ?? [])).map(({ number, options }) => ({
      number,
      options: Object.entries(options)
        .flatMap(([group, option]) => names(group, option))
        .join(", "),
    })),
    weightKg: shown.weight,
  };
}
