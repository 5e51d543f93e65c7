import type { ListingAggregations } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { pictureData } from "../../media/public.ts";
import type { PictureData } from "../../media/public.ts";

export type FilterOption = {
  id: string;
  name: string;
  /** Leads to products together with what is chosen already. */
  isPossible: boolean;
  color?: string;
  picture?: PictureData;
};

export type FilterGroup = { id: string; name: string; options: FilterOption[] };

/** Everything a visitor can narrow a listing by. Only what exists in it. */
export type FilterData = {
  manufacturers: FilterOption[];
  groups: FilterGroup[];
  price: { minCents: number; maxCents: number } | null;
  ratings: { stars: number; isPossible: boolean }[];
  shippingFree: { isPossible: boolean } | null;
};

/** A foreign shop may answer `[]`, numbers as text, or leave a filter out. */
export type Facets = Partial<ListingAggregations>;

/** `all` is everything the listing has, `possible` what is left beside the chosen filters. */
export function filterData(all: Facets, possible: Facets, query: ListingQuery): FilterData {
  const manufacturers = choice(query.manufacturerIds, possible.manufacturer?.entities);
  const left = (possible.properties?.entities ?? []).flatMap(({ options }) => options ?? []);
  const options = choice(query.optionIds, left);
  return {
    manufacturers: (all.manufacturer?.entities ?? []).map(({ id, translated }) => ({
      ...manufacturers(id),
      name: translated.name ?? "",
    })),
    groups: (all.properties?.entities ?? []).map((group) => ({
      id: group.id,
      name: group.translated.name ?? "",
      options: (group.options ?? []).map((option) => ({
        ...options(option.id),
        ...looks(option, group.displayType),
        name: option.translated.name ?? "",
      })),
    })),
    price: priceRange(all.price),
    ratings: ratings(all, possible, query.minRating),
    shippingFree: isSet(all["shipping-free"]?.max)
      ? { isPossible: query.isShippingFree || isSet(possible["shipping-free"]?.max) }
      : null,
  };
}

/** What is chosen can always be taken back, whether it still leads to something or not. */
function choice(chosen: readonly string[], possible: readonly { id: string }[] = []) {
  const left = new Set(possible.map(({ id }) => id));
  return (id: string) => ({ id, isPossible: chosen.includes(id) || left.has(id) });
}

type Groups = NonNullable<ListingAggregations["properties"]>["entities"];
type Option = NonNullable<Groups[number]["options"]>[number];

function looks(option: Option, displayType: string): Pick<FilterOption, "color" | "picture"> {
  if (displayType === "color" && /^#[0-9a-f]{3,8}$/i.test(option.colorHexCode ?? "")) {
    return { color: option.colorHexCode ?? "" };
  }
  const picture = displayType === "media" ? pictureData(option.media, { alt: "", widest: 160 }) : null;
  return picture ? { picture } : {};
}

function priceRange(price: Facets["price"]): FilterData["price"] {
  const [min, max] = [Number(price?.min ?? NaN), Number(price?.max ?? NaN)];
  return min < max ? { minCents: toCents(min), maxCents: toCents(max) } : null;
}

/** Whole stars from four down; five would promise perfection and find nearly nothing. */
function ratings(all: Facets, possible: Facets, chosen: number | null): FilterData["ratings"] {
  const [best, left] = [Number(all.rating?.max ?? 0), Number(possible.rating?.max ?? 0)];
  const offered = [5, 4, 3, 2, 1].filter((stars) => stars === chosen || (stars < 5 && stars <= best));
  return offered.map((stars) => ({
    stars,
    isPossible: stars === chosen || stars <= left,
  }));
}

function isSet(max: number | string | boolean | null | undefined): boolean {
  return max === true || Number(max ?? 0) > 0;
}
