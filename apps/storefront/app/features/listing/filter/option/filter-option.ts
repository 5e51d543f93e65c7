import type { ListingAggregations } from "@hearth/contract";
import { pictureData } from "../../../media/public.ts";
import type { PictureData } from "../../../media/public.ts";

export interface FilterOption {
  id: string;
  name: string;
  /** Leads to products together with what is chosen already. */
  isPossible: boolean;
  /** How many products would be left; a foreign shop does not tell. */
  hits?: number;
  /** How far below the others of its list it belongs. */
  depth?: number;
  color?: string;
  picture?: PictureData;
}

type Counts = ListingAggregations["option-count"];

/** What is chosen can always be taken back, whether it still leads to something or not. */
export function optionState(
  chosen: readonly string[],
  possible: readonly { id: string }[] = [],
  counts?: Counts,
) {
  const left = new Set(possible.map(({ id }) => id));
  const hitsOf = new Map((counts?.buckets ?? []).map(({ key, count }) => [key, count]));
  return (id: string): Pick<FilterOption, "id" | "isPossible" | "hits"> => {
    const isPossible = chosen.includes(id) || left.has(id);
    const hits = hitsOf.get(id);
    return { id, isPossible, ...(isPossible && hits !== undefined && { hits }) };
  };
}

type Groups = NonNullable<ListingAggregations["properties"]>["entities"];
type Option = NonNullable<Groups[number]["options"]>[number];

export function optionLook(option: Option, displayType: string): Pick<FilterOption, "color" | "picture"> {
  if (displayType === "color" && /^#[0-9a-f]{3,8}$/i.test(option.colorHexCode ?? "")) {
    return { color: option.colorHexCode ?? "" };
  }
  const picture = displayType === "media" ? pictureData(option.media, { alt: "", widest: 160 }) : null;
  return picture ? { picture } : {};
}

/** A choice of one is none, and neither is one that every product shown fulfils. */
export function canNarrow(options: readonly FilterOption[], total: number): boolean {
  return (
    options.length > 1 && options.some(({ isPossible, hits }) => isPossible && (hits ?? total - 1) < total)
  );
}
