import type { Catalogue } from "../format/catalogue.ts";
import { walkCategories } from "../format/catalogue.ts";
import type { Category } from "../format/categories.ts";
import { languageChains, textIn } from "../format/languages.ts";
import type { Manufacturer } from "../format/manufacturers.ts";
import type { Text } from "../format/words.ts";
import { slugOf } from "../slug.ts";
import { brandPage, overviewPage } from "./brand-content.ts";

/** The page of a maker, named like this wherever one is referred to. */
export const brandKey = (manufacturer: string) => `brand-${manufacturer}`;

/** Below the category that asks for it every maker gets a page with its products, and the category itself shows them all. */
export function withBrandPages(catalogue: Catalogue): Catalogue {
  const overview = [...walkCategories(catalogue.categories)].find(
    ({ category }) => category.brands,
  )?.category;
  const labels = overview?.brands;
  if (!overview || !labels) return catalogue;
  const { manufacturers, shop } = catalogue;
  const paths = new Map(manufacturers.map((maker) => [maker.key, pathOf(maker, overview, catalogue)]));
  const sold = new Set(catalogue.products.map(({ manufacturer }) => manufacturer));
  const shown = manufacturers
    .filter(({ key }) => sold.has(key))
    .map((maker) => ({ ...maker, name: inEveryLanguage(maker.name, catalogue) }))
    .toSorted((a, b) => mainName(a, catalogue).localeCompare(mainName(b, catalogue), "de"));
  const children = shown.map((maker) => brandCategory(maker, paths.get(maker.key)));
  const page = overviewPage(overview, shown, { paths, shop });
  const pages = shown.map((maker) => brandPage(brandKey(maker.key), maker, { labels, shop }));
  const streams = shown.map(({ key, name }) => ({
    key: brandKey(key),
    name,
    match: { manufacturers: [key] },
  }));
  return {
    ...catalogue,
    categories: replaced(catalogue.categories, overview, { ...overview, page: page.key, children }),
    pages: [...catalogue.pages, page, ...pages],
    streams: [...catalogue.streams, ...streams],
  };
}

const mainName = ({ name }: Manufacturer, { shop }: Catalogue) => name[shop.channel.language] ?? "";

/** Names of makers are written once; pages speak every language. */
function inEveryLanguage(text: Text, { shop }: Catalogue): Text {
  const chains = languageChains(shop.languages, shop.channel.language);
  return Object.fromEntries([...chains].map(([language, chain]) => [language, textIn(text, chain)]));
}

function pathOf({ name }: Manufacturer, { path = {} }: Category, { shop }: Catalogue): Text {
  const chains = languageChains(shop.languages, shop.channel.language);
  return Object.fromEntries(
    [...chains].map(([language, chain]) => [
      language,
      `${textIn(path, chain)}/${slugOf(textIn(name, chain))}`,
    ]),
  );
}

function brandCategory({ key, name, description, logo, address, link }: Manufacturer, path?: Text): Category {
  return {
    key: brandKey(key),
    name,
    ...(description && { description: paragraphs(description), meta: { description } }),
    ...(path && { path }),
    ...(logo && { picture: logo }),
    page: brandKey(key),
    stream: brandKey(key),
    customFields: { hearth_brand: { ...address, ...(link && { link }) } },
  };
}

const paragraphs = (text: Text): Text =>
  Object.fromEntries(Object.entries(text).map(([language, own]) => [language, `<p>${own}</p>`]));

function replaced(categories: readonly Category[], old: Category, fresh: Category): Category[] {
  return categories.map((category) => {
    if (category === old) return fresh;
    return category.children ? { ...category, children: replaced(category.children, old, fresh) } : category;
  });
}
