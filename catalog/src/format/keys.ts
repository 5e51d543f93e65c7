import type { Catalogue, Report } from "./catalogue.ts";
import { walkCategories } from "./catalogue.ts";

export type Kind =
  | "language"
  | "currency"
  | "country"
  | "country state"
  | "salutation"
  | "tax"
  | "customer group"
  | "unit"
  | "delivery time"
  | "shipping cost type"
  | "payment method"
  | "shipping method"
  | "shipping zone"
  | "promotion"
  | "sorting"
  | "manufacturer"
  | "property group"
  | "property option"
  | "category"
  | "product"
  | "product number"
  | "stream"
  | "search rule"
  | "route rule"
  | "landing page"
  | "page";

/** Which keys of each kind exist. */
export interface Keys {
  has: (kind: Kind, key: string) => boolean;
}

export function collectKeys(catalogue: Catalogue, report: Report): Keys {
  const known = new Map<string, object>();
  const add = (kind: Kind, entry: { key: string }, key = entry.key) => {
    const name = `${kind}:${key}`;
    if (known.has(name)) report(entry, ["key"], `there already is a ${kind} "${key}"`);
    known.set(name, entry);
  };
  const addAll = (kind: Kind, entries: readonly { key: string }[] = []) => {
    for (const entry of entries) add(kind, entry);
  };

  const { shop } = catalogue;
  addAll("language", shop.languages);
  addAll("currency", shop.currencies);
  addAll("country", shop.countries);
  for (const country of shop.countries) addAll("country state", country.states);
  addAll("salutation", shop.salutations);
  addAll("tax", shop.taxes);
  addAll("customer group", shop.customerGroups);
  addAll("unit", shop.units);
  addAll("delivery time", shop.deliveryTimes);
  addAll("shipping cost type", shop.shippingCostTypes);
  addAll("payment method", shop.paymentMethods);
  addAll("shipping method", shop.shippingMethods);
  addAll("shipping zone", catalogue.shipping.zones);
  addAll("promotion", catalogue.promotions);
  addAll("sorting", shop.sortings);
  addAll("manufacturer", catalogue.manufacturers);
  addAll("property group", catalogue.properties);
  for (const group of catalogue.properties)
    for (const option of group.options) add("property option", option, `${group.key}.${option.key}`);
  for (const { category } of walkCategories(catalogue.categories)) add("category", category);
  for (const product of catalogue.products)
    for (const own of [product, ...(product.variants ?? [])]) {
      add("product", own);
      // Numbers used twice are told by the check of products.
      known.set(`product number:${own.number}`, own);
    }
  addAll("stream", catalogue.streams);
  addAll("search rule", catalogue.searchRules);
  addAll("route rule", catalogue.routeRules);
  addAll("landing page", catalogue.landingPages);
  addAll("page", catalogue.pages);

  return { has: (kind, key) => known.has(`${kind}:${key}`) };
}
