import type { Product } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { plainText } from "../legal-text/index.ts";
import { breadcrumbOf } from "../navigation/index.ts";

/** An article as agents and comparison sites want it. Prices are what everybody pays, tax included. */
export interface FeedItem {
  id: string;
  number: string;
  gtin: string | null;
  title: string;
  description: string;
  brand: string | null;
  /** Names of the main category and those above it. */
  category: string[];
  price: { amount: number; currency: string };
  availability: "in_stock" | "backorder" | "out_of_stock";
  delivery_time: string | null;
  /** Path below the shop's address in this language. */
  link: string;
  image: string | null;
  /** What variants of one family have in common. */
  item_group_id: string | null;
  options: Record<string, string>;
}

/** Relations an item is made of. */
export const feedRelations: ReadonlySet<string> = new Set(["manufacturer", "options", "deliveryTime"]);

const MAX_DESCRIPTION = 5000;

export function feedItem(scope: Scope, product: Product): FeedItem {
  const options = optionsOf(product);
  const category = scope.reference.category.get(product.categoryIds?.[0] ?? "");
  const name = product.translated.name ?? product.productNumber;
  const path = product.seoUrls?.[0]?.seoPathInfo ?? `detail/${product.id}`;
  return {
    id: product.id,
    number: product.productNumber,
    gtin: product.ean ?? null,
    title: [name, ...Object.values(options)].join(", "),
    description: plainText(product.translated.description ?? "").slice(0, MAX_DESCRIPTION),
    brand: product.manufacturer?.translated.name ?? null,
    // The root is the shop itself.
    category: category ? breadcrumbOf(scope, category).slice(1) : [],
    price: {
      amount: product.calculatedPrice.unitPrice,
      currency: scope.reference.currency.get(scope.currencyId)?.iso_code ?? "EUR",
    },
    availability: availability(product),
    delivery_time: product.deliveryTime?.translated.name ?? null,
    link: `/${path}`,
    image: product.cover?.media?.url ?? null,
    item_group_id: product.parentId ?? null,
    options,
  };
}

function optionsOf(product: Product): Record<string, string> {
  const pairs = (product.options ?? []).map(({ group, translated }) => [
    group?.translated.name ?? "",
    translated.name ?? "",
  ]);
  return Object.fromEntries(pairs.filter(([, name]) => name !== ""));
}

function availability({ available, availableStock }: Product): FeedItem["availability"] {
  if (!available) return "out_of_stock";
  return (availableStock ?? 0) > 0 ? "in_stock" : "backorder";
}
