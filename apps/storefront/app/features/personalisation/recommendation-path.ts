import { isId } from "@hearth/contract/ids";
import { recommendationLimit } from "@hearth/contract/limits";

/** What a row of recommendations is about. Nothing about who looks at it. */
export interface About {
  /** Null: the whole shop. */
  categoryId: string | null;
  productIds: readonly string[];
  /** Shown on the page already. */
  withoutIds: readonly string[];
}

export const aboutTheShop: About = { categoryId: null, productIds: [], withoutIds: [] };

const FOLDER = "/fragments/recommendations";
const WHOLE_SHOP = "all";
/** Stands where nothing is asked about and something is shown already. */
const NO_PRODUCTS = "none";
/** As many as the shop API takes. */
const { asked: mostAsked, shown: mostShown } = recommendationLimit;

/** Where the row comes from. In one spelling, so that everybody with the same question shares its answer. */
export function recommendationPath({ categoryId, productIds, withoutIds }: About): string {
  const join = (ids: readonly string[]) => ids.toSorted().join(",");
  // Of a long cart the newest, of a long page what is seen first.
  const products = join([...new Set(productIds)].slice(-mostAsked));
  const without = join([...new Set(withoutIds)].slice(0, mostShown));
  const parts = [categoryId ?? WHOLE_SHOP, products || (without && NO_PRODUCTS), without];
  return [FOLDER, ...parts.filter(Boolean)].join("/");
}

interface Params {
  category: string;
  products?: string | undefined;
  without?: string | undefined;
}

/** Null for anything such a path cannot say. */
export function readAbout({ category, products, without }: Params): About | null {
  const productIds = readIds(products === NO_PRODUCTS ? "" : products, mostAsked);
  const withoutIds = readIds(without, mostShown);
  const isKnown = category === WHOLE_SHOP || isId(category);
  if (!isKnown || !productIds || !withoutIds) return null;
  return { categoryId: category === WHOLE_SHOP ? null : category, productIds, withoutIds };
}

function readIds(text = "", most: number): string[] | null {
  const ids = text === "" ? [] : text.split(",");
  return ids.length <= most && ids.every(isId) ? ids : null;
}
