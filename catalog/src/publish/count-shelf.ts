import { walkCategories } from "../format/catalogue.ts";
import type { Shelf } from "./rule.ts";

/** What a catalogue has, by name. */
export type Counts = Record<string, number>;

export function countShelf({ catalogue, offers, pictures }: Shelf): Counts {
  const families = new Set(offers.map(({ product }) => product));
  const entries = [...families].flatMap((product) => [product, ...(product.variants ?? [])]);
  const reviews = entries.flatMap((entry) => entry.reviews ?? []);
  const covers = new Set(
    [...families].map(({ pictures: own }) => pictures.get(own?.[0] ?? "")?.hash).filter(Boolean),
  );
  return {
    families: families.size,
    sellable: offers.length,
    ...categoriesByLevel(catalogue),
    brands: catalogue.manufacturers.length,
    pictures: pictures.size,
    "distinct covers": covers.size,
    scenes: [...pictures.keys()].filter((file) => file.startsWith("scenes/")).length,
    "media in MB": Math.round([...pictures.values()].reduce((sum, { bytes }) => sum + bytes, 0) / 1e5) / 10,
    "reviews approved": reviews.filter(({ approved }) => approved).length,
    "reviews waiting": reviews.filter(({ approved }) => !approved).length,
    documents: entries.reduce((sum, { documents }) => sum + (documents?.length ?? 0), 0),
    "offers with energy label": offers.filter(({ shown }) => shown.energyLabels?.length).length,
    "offers with four labels": offers.filter(({ shown }) => shown.energyLabels?.length === 4).length,
    "offers with unit price": offers.filter(({ shown }) => shown.unitPrice).length,
    "offers with quantity prices": offers.filter(
      ({ shown }) => typeof shown.price !== "number" && shown.price.tiers,
    ).length,
    ...tally("shipping", [
      ...catalogue.shop.shippingCostTypes.map(({ key }) => ({ key, count: 0 })),
      ...offers.map(({ shown }) => ({ key: shown.shippingCostType, count: 1 })),
    ]),
    ...tally(
      "discount",
      offers.flatMap(({ shown }) =>
        shown.discountNotice && typeof shown.price !== "number" && shown.price.list !== undefined
          ? [{ key: shown.discountNotice, count: 1 }]
          : [],
      ),
    ),
    ...tally(
      "tax",
      offers.map(({ shown }) => ({ key: shown.tax, count: 1 })),
    ),
  };
}

/** The categories a shopper walks through: below the home page, without folders and links. */
function categoriesByLevel({ categories, shop }: Shelf["catalogue"]): Counts {
  const home = categories.filter(({ key }) => key === shop.channel.navigation);
  const levels = new Map(home.map((category) => [category, 0]));
  const counts: Counts = { categories: 0 };
  for (const { category, parent } of walkCategories(home)) {
    const level = parent ? (levels.get(parent) ?? 0) + 1 : 0;
    levels.set(category, level);
    if (level === 0) continue;
    counts["categories"] = (counts["categories"] ?? 0) + 1;
    counts[`categories on level ${level}`] = (counts[`categories on level ${level}`] ?? 0) + 1;
  }
  return counts;
}

function tally(word: string, entries: readonly { key: string; count: number }[]): Counts {
  const counts: Counts = {};
  for (const { key, count } of entries) counts[`${word} ${key}`] = (counts[`${word} ${key}`] ?? 0) + count;
  return counts;
}
