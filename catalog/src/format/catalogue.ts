import type { Category } from "./categories.ts";
import type { LandingPage } from "./content/landing-pages.ts";
import type { Manufacturer } from "./manufacturers.ts";
import type { Page } from "./content/pages.ts";
import type { Product } from "./products.ts";
import type { Promotion } from "./promotions.ts";
import type { PropertyGroup } from "./properties.ts";
import type { RouteRuleEntry } from "./content/route-rules.ts";
import type { SearchRule } from "./content/search-rules.ts";
import type { Shipping } from "./shipping.ts";
import type { Shop } from "./shop.ts";
import type { Stream } from "./streams.ts";
import type { Text } from "./words.ts";

/** Everything a catalogue folder says, checked. */
export interface Catalogue {
  folder: string;
  shop: Shop;
  shipping: Shipping;
  promotions: Promotion[];
  manufacturers: Manufacturer[];
  properties: PropertyGroup[];
  categories: Category[];
  products: Product[];
  streams: Stream[];
  searchRules: SearchRule[];
  routeRules: RouteRuleEntry[];
  landingPages: LandingPage[];
  pages: Page[];
  /** Alternative texts of pictures, by file below media/. */
  altTexts: Record<string, Text>;
  /** Files below media/. */
  mediaFiles: ReadonlySet<string>;
}

/** Says what is wrong with an entry of the catalogue, at a path inside the entry. */
export type Report = (entry: object, path: readonly (string | number)[], message: string) => void;

/** Every category with its parent, parents first. */
export function* walkCategories(
  categories: readonly Category[],
  parent?: Category,
): Generator<{ category: Category; parent: Category | undefined; position: number }> {
  for (const [position, category] of categories.entries()) {
    yield { category, parent, position };
    yield* walkCategories(category.children ?? [], category);
  }
}
