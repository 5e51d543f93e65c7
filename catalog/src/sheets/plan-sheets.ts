import type { Catalogue } from "../format/catalogue.ts";
import { walkCategories } from "../format/catalogue.ts";
import type { Category } from "../format/categories.ts";
import { languageChains, textIn } from "../format/languages.ts";
import { extensionOf, mimeTypes } from "../media/stored-file.ts";

export interface Tile {
  file: string;
  caption: string;
}
export interface Sheet {
  name: string;
  tiles: Tile[];
}

const TILES_ON_SHEET = 48;
// Folders with pictures that belong to pages and not to products.
const otherFolders = ["scenes", "categories", "brands"];

/** Every picture of every product once, sheet by sheet: one group for each main category, then the pictures of pages. */
export function planSheets(catalogue: Catalogue): Sheet[] {
  const mainCategory = mainCategories(catalogue);
  const groups = new Map<string, Map<string, Tile>>();
  for (const { categories, file, caption } of productPictures(catalogue)) {
    const group = mainCategory.get(categories[0] ?? "") ?? "other";
    const tiles = groups.get(group) ?? new Map<string, Tile>();
    if (!tiles.has(file)) groups.set(group, tiles.set(file, { file, caption }));
  }
  for (const folder of otherFolders)
    groups.set(folder, new Map(picturesIn(catalogue, folder).map((file) => [file, { file, caption: file }])));
  return [...groups].flatMap(([group, tiles]) => pagesOf(group, [...tiles.values()]));
}

function* productPictures({ products, shop }: Catalogue): Generator<Tile & { categories: string[] }> {
  const { language } = shop.channel;
  const chain = languageChains(shop.languages, language).get(language) ?? [language];
  for (const product of products)
    for (const { name, pictures } of [product, ...(product.variants ?? [])]) {
      const caption = textIn(name ?? product.name, chain);
      for (const file of pictures ?? []) yield { categories: product.categories, file, caption };
    }
}

function picturesIn({ mediaFiles }: Catalogue, folder: string): string[] {
  return [...mediaFiles].filter(
    (file) => file.startsWith(`${folder}/`) && mimeTypes[extensionOf(file)]?.startsWith("image/"),
  );
}

function pagesOf(group: string, tiles: readonly Tile[]): Sheet[] {
  const count = Math.ceil(tiles.length / TILES_ON_SHEET);
  return Array.from({ length: count }, (_, page) => ({
    name: count === 1 ? group : `${group}-${page + 1}`,
    tiles: tiles.slice(page * TILES_ON_SHEET, (page + 1) * TILES_ON_SHEET),
  }));
}

/** The category below the home page each category belongs to. */
function mainCategories({ categories, shop }: Catalogue): Map<string, string> {
  const home = categories.filter(({ key }) => key === shop.channel.navigation);
  const main = new Map<Category, string>();
  for (const { category, parent } of walkCategories(home))
    if (parent) main.set(category, main.get(parent) ?? category.key);
  return new Map([...main].map(([category, key]) => [category.key, key]));
}
