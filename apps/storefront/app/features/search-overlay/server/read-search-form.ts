import type { Filters, SearchCriteria, Sorting as WireSorting } from "@hearth/site-search-client";
import { readPriceCents } from "../../../platform/shop/listing-query.ts";
import { PAGE_SIZE, sortings, wordsOf } from "../state/search-state.ts";
import type { Sorting } from "../state/search-state.ts";

/** Far more than anybody scrolls or ticks. */
const LAST_PAGE = 1000;
const MOST_VALUES = 20;
const LONGEST_VALUE = 100;

const wireSortings: Record<Sorting, WireSorting> = {
  relevance: { field: "relevance", direction: "desc" },
  "price-desc": { field: "price", direction: "desc" },
  "price-asc": { field: "price", direction: "asc" },
};

/** What effects/search-requests.ts writes. Nonsense counts as absent; null: there is nothing to search for. */
export function readSearchForm(form: FormData): SearchCriteria | null {
  const term = wordsOf(text(form, "search"));
  return term === "" ? null : { ...readChoice(form), term };
}

/** A picture comes as the browser drew it, and no larger than that can be. */
export function readPictureForm(form: FormData): { image: string; criteria: SearchCriteria } | null {
  const image = text(form, "image");
  return /^data:image\/jpeg;base64,[A-Za-z0-9+/]+=*$/.test(image)
    ? { image, criteria: readChoice(form) }
    : null;
}

function readChoice(form: FormData): SearchCriteria {
  const sorting = sortings.find((key) => key === text(form, "order")) ?? "relevance";
  const postFilters = readFilters(form);
  return {
    page: readPage(text(form, "p")),
    limit: PAGE_SIZE,
    sortings: [wireSortings[sorting]],
    ...(Object.keys(postFilters).length > 0 && { postFilters }),
  };
}

function readFilters(form: FormData): Filters {
  const [brand, categories] = [values(form, "brand"), values(form, "category")];
  const [min, max] = [readPriceCents(text(form, "min-price")), readPriceCents(text(form, "max-price"))];
  const price = { ...(min !== null && { gte: min / 100 }), ...(max !== null && { lte: max / 100 }) };
  return {
    ...(brand.length > 0 && { brand }),
    ...(categories.length > 0 && { categories }),
    ...(Object.keys(price).length > 0 && { price }),
  };
}

function readPage(value: string): number {
  const page = /^\d{1,4}$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

function values(form: FormData, name: string): string[] {
  const given = form.getAll(name).filter((value) => typeof value === "string");
  return given.filter((value) => value !== "" && value.length <= LONGEST_VALUE).slice(0, MOST_VALUES);
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
