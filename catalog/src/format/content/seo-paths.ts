import { slugOf } from "../../slug.ts";
import type { Catalogue } from "../catalogue.ts";
import { walkCategories } from "../catalogue.ts";
import type { LanguageChains } from "../languages.ts";
import { languageChains, textIn } from "../languages.ts";
import type { Product, Sellable, Variant } from "../products.ts";
import type { Text, Texts } from "../words.ts";

export type PathOwner = "category" | "product" | "landing page" | "customer group";
export interface SeoPath {
  owner: PathOwner;
  entry: { key: string };
  language: string;
  path: string;
  isCanonical: boolean;
}

/** Every path of the shop in every language. A path a person wrote wins over one made from names. */
export function seoPathsOf(catalogue: Catalogue): SeoPath[] {
  const chains = languageChains(catalogue.shop.languages, catalogue.shop.channel.language);
  const written = [...writtenPaths(catalogue, chains)];
  const taken = new Set(written.map(({ language, path }) => `${language}:${path}`));
  return [...written, ...madePaths(catalogue, chains, taken)];
}

interface WithPaths {
  key: string;
  path?: Text;
  oldPaths?: Texts;
}

function* writtenPaths(catalogue: Catalogue, chains: LanguageChains): Generator<SeoPath> {
  for (const { category } of walkCategories(catalogue.categories))
    yield* pathsOf("category", category, chains);
  for (const page of catalogue.landingPages) yield* pathsOf("landing page", page, chains);
  yield* groupPaths(catalogue, chains);
  for (const product of catalogue.products) {
    yield* pathsOf("product", product, chains);
    for (const variant of product.variants ?? []) yield* pathsOf("product", variant, chains);
  }
}

/** Where a customer group can be asked for. */
function* groupPaths({ shop }: Catalogue, chains: LanguageChains): Generator<SeoPath> {
  for (const entry of shop.customerGroups) {
    const { path } = entry.registration ?? {};
    if (!path) continue;
    for (const [language, chain] of chains)
      yield { owner: "customer group", entry, language, path: textIn(path, chain), isCanonical: true };
  }
}

function* pathsOf(owner: PathOwner, entry: WithPaths, chains: LanguageChains): Generator<SeoPath> {
  for (const [language, chain] of chains) {
    if (entry.path) yield { owner, entry, language, path: textIn(entry.path, chain), isCanonical: true };
    for (const path of entry.oldPaths?.[language] ?? [])
      yield { owner, entry, language, path, isCanonical: false };
  }
}

function* madePaths(catalogue: Catalogue, chains: LanguageChains, taken: Set<string>): Generator<SeoPath> {
  const nameParts = createNameParts(catalogue);
  const make = function* (entry: Sellable, product: Product, variant?: Variant): Generator<SeoPath> {
    if (entry.path) return;
    for (const [language, chain] of chains) {
      const wanted = nameParts(product, variant, chain).join("/");
      const path = taken.has(`${language}:${wanted}`) ? `${wanted}-${slugOf(entry.number)}` : wanted;
      taken.add(`${language}:${path}`);
      yield { owner: "product", entry, language, path, isCanonical: true };
    }
  };
  for (const product of catalogue.products) {
    yield* make(product, product);
    for (const variant of product.variants ?? []) yield* make(variant, product, variant);
  }
}

/** Main category's path and the name; a variant without a name of its own adds its options. */
function createNameParts(catalogue: Catalogue) {
  const categoryPaths = new Map(
    [...walkCategories(catalogue.categories)].map(({ category }) => [category.key, category.path]),
  );
  const optionNames = new Map(
    catalogue.properties.flatMap((group) =>
      group.options.map((option) => [`${group.key}.${option.key}`, option.name] as const),
    ),
  );
  return (product: Product, variant: Variant | undefined, chain: readonly string[]): string[] => {
    const base = categoryPaths.get((variant?.categories ?? product.categories)[0] ?? "");
    const options = variant?.name
      ? []
      : Object.entries(variant?.options ?? {}).map(
          ([group, option]) => optionNames.get(`${group}.${option}`) ?? {},
        );
    const words = [variant?.name ?? product.name, ...options].map((text) => textIn(text, chain));
    return [...(base ? [textIn(base, chain)] : []), slugOf(words.join(" "))];
  };
}
