import { toCents } from "@hearth/rules";
import { brandKey } from "../brands/brand-pages.ts";
import type { Catalogue } from "../format/catalogue.ts";
import { walkCategories } from "../format/catalogue.ts";
import { idOf, idOrNull } from "../ids.ts";
import type { Rows } from "./rows.ts";
import { textsOf } from "./texts.ts";

export function optionId(group: string, option: string): string {
  return idOf("property-option", `${group}.${option}`);
}

export function pictureId(file: string | undefined): string | null {
  return idOrNull("media", file);
}

/** Rows of manufacturers.yaml, properties.yaml and streams.yaml. */
export function propertyRows({ manufacturers, properties, streams, categories }: Catalogue): Rows {
  const pages = new Set([...walkCategories(categories)].map(({ category }) => category.key));
  return {
    manufacturer: manufacturers.map(({ key, name, description, link, logo, address, weee }) => ({
      id: idOf("manufacturer", key),
      media_id: pictureId(logo),
      link: link ?? null,
      // Where its page is, if it has one.
      page_id: pages.has(brandKey(key)) ? idOf("category", brandKey(key)) : null,
      custom_fields: { address, ...(weee === undefined ? {} : { weee }) },
      texts: textsOf({ name, description }),
    })),
    property_group: properties.map(({ key, name, display, filterable }, position) => ({
      id: idOf("property-group", key),
      key,
      display_type: display,
      filterable,
      position,
      texts: textsOf({ name }),
    })),
    property_option: properties.flatMap((group) =>
      group.options.map(({ key, name, color, picture }, position) => ({
        id: optionId(group.key, key),
        key,
        group_id: idOf("property-group", group.key),
        position,
        color_hex_code: color ?? null,
        media_id: pictureId(picture),
        texts: textsOf({ name }),
      })),
    ),
    product_stream: streams.map(({ key, name, match }) => ({
      id: idOf("stream", key),
      filter: {
        categoryIds: match.categories?.map((category) => idOf("category", category)),
        manufacturerIds: match.manufacturers?.map((manufacturer) => idOf("manufacturer", manufacturer)),
        optionIds: match.properties?.map((option) => idOf("property-option", option)),
        minPriceCents: match.minPrice === undefined ? undefined : toCents(match.minPrice),
        maxPriceCents: match.maxPrice === undefined ? undefined : toCents(match.maxPrice),
        topseller: match.topseller,
        new: match.new,
      },
      texts: textsOf({ name }),
    })),
  };
}
