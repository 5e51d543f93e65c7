import { type Locale } from "@hearth/i18n";
import { priceData, toAmount } from "@hearth/rules";
import type { WireItem } from "@hearth/site-search-client";
import type { FoundProduct } from "../shop/item-criteria.ts";
import { shopLink } from "../shop/shop-link.ts";
import { plainText } from "./plain-text.ts";

export interface Shopfront {
  locale: Locale;
  shopUrl: string;
}

const DESCRIPTION_LENGTH = 240;

/** A product of the shop as a result of the search. */
export function presentItem(product: FoundProduct, { locale, shopUrl }: Shopfront): WireItem {
  const { translated, seoUrls } = product;
  const path = seoUrls?.[0] ? `/${seoUrls[0].seoPathInfo}` : `/detail/${product.id}`;
  const picture = product.cover?.media?.url;
  return {
    id: product.productNumber,
    foreign_key: product.id,
    title: titleOf(product),
    description: plainText(translated.description ?? "", DESCRIPTION_LENGTH),
    ...prices(product),
    availability: product.available ? "in stock" : "out of stock",
    link: shopLink(shopUrl, locale, path),
    image_link: picture ? (picture.startsWith("/") ? shopUrl + picture : picture) : null,
    brand: product.manufacturer?.translated.name ?? null,
    ...given({ delivery_time: product.deliveryTime?.translated.name }),
    ...energyClass(product.customFields ?? {}),
  };
}

/** A variant is named by what tells it from the others. */
function titleOf({ translated, productNumber, options }: FoundProduct): string {
  const chosen = (options ?? []).flatMap((option) => option.translated.name ?? []);
  return [translated.name ?? productNumber, ...chosen].join(", ");
}

function prices(product: FoundProduct) {
  const { cents, isFrom, comparison, perUnit } = priceData(product);
  const unitName = product.unit?.translated.shortCode ?? product.unit?.translated.name;
  return {
    price: toAmount(cents),
    ...(isFrom && { price_from: true }),
    ...(comparison && { list_price: toAmount(comparison.cents), list_price_kind: comparison.kind }),
    ...(perUnit && {
      referenceprice: toAmount(perUnit.cents),
      referenceunit: perUnit.amount,
      referenceunitname: perUnit.unit,
    }),
    // What is inside the package, where that is counted in a unit.
    ...(unitName &&
      product.purchaseUnit && { purchaseunit: product.purchaseUnit, purchaseunitname: unitName }),
  };
}

/** A class without its scale would be unlawful, so it is left out. */
function energyClass(fields: Readonly<Record<string, unknown>>) {
  const [name, colour, from, to] = ["Class", "ColorCode", "SpectrumFrom", "SpectrumTo"].map((part) => {
    const value = fields[`enev${part}1`];
    return typeof value === "string" ? value : undefined;
  });
  if (!name || !from || !to) return {};
  return {
    enevclass1: name,
    enevspectrumfrom1: from,
    enevspectrumto1: to,
    ...given({ enevcolorcode1: colour }),
  };
}

/** Fields nobody knows are not sent. */
function given<Fields extends Record<string, string | null | undefined>>(fields: Fields) {
  const known = Object.entries(fields).filter(([, value]) => value);
  return Object.fromEntries(known) as { [Name in keyof Fields]?: string };
}
