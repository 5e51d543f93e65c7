import type { ApiError } from "../error/api-error.ts";
import { apiError } from "../error/api-failure.ts";
import { criteriaLimit } from "../criteria/criteria-limit.ts";
import { splitList } from "../criteria/parse-paging.ts";
import { createReader, type JsonObject, own, type Reader, refuse } from "../criteria/reader.ts";
import { isId } from "../schema/id-pattern.ts";
import type { CategoryId, ManufacturerId, OptionId, PropertyGroupId } from "../schema/id.ts";
import { type PropertyRange, readPropertyRanges } from "./property-ranges.ts";

/** What a shopper chose in a listing. Page and page size are part of the criteria (`p`, `limit`). */
export interface ListingParameters {
  /** Key of a sorting; unknown keys mean the default sorting. */
  readonly order: string | undefined;
  readonly manufacturerIds: readonly ManufacturerId[];
  readonly optionIds: readonly OptionId[];
  /** Of properties whose options are numbers of one unit; one range for a group. */
  readonly propertyRanges: readonly PropertyRange[];
  /** Of a search: only hits of these categories, or below. */
  readonly categoryIds: readonly CategoryId[];
  readonly minPriceCents: number | undefined;
  readonly maxPriceCents: number | undefined;
  readonly minRating: number | undefined;
  readonly shippingFree: boolean;
  /** A filter that is off neither restricts nor appears among the aggregations. */
  readonly filters: Readonly<Record<ListingFilter, boolean>>;
  /** Undefined: all property groups. */
  readonly propertyWhitelist: readonly PropertyGroupId[] | undefined;
  readonly reduceAggregations: boolean;
  readonly onlyAggregations: boolean;
  readonly noAggregations: boolean;
}

export const listingFilters = ["manufacturer", "price", "rating", "shippingFree", "property"] as const;

export type ListingFilter = (typeof listingFilters)[number];

export const listingKeys = [
  "order",
  "manufacturer",
  "properties",
  "property-ranges",
  "categories",
  "min-price",
  "max-price",
  "rating",
  "shipping-free",
  "manufacturer-filter",
  "price-filter",
  "rating-filter",
  "shipping-free-filter",
  "property-filter",
  "property-whitelist",
  "reduce-aggregations",
  "only-aggregations",
  "no-aggregations",
] as const;

export type ListingKey = (typeof listingKeys)[number];

export type ParsedListing =
  | { readonly ok: true; readonly listing: ListingParameters }
  | { readonly ok: false; readonly errors: readonly ApiError[] };

/** Reads only its own keys: refusing unknown ones is the work of `parseCriteria`. */
export function parseListingParameters(body: JsonObject): ParsedListing {
  const reader = createReader();
  const read = (key: ListingKey) => own(body, key);
  const isOn = (key: ListingKey) => readBoolean(reader, key, read(key)) ?? true;
  const listing: ListingParameters = {
    order: readOrder(reader, read("order")),
    manufacturerIds: readIds(reader, "manufacturer", read("manufacturer")) ?? [],
    optionIds: readIds(reader, "properties", read("properties")) ?? [],
    propertyRanges: readRanges(reader, read("property-ranges")),
    categoryIds: readIds(reader, "categories", read("categories")) ?? [],
    minPriceCents: readCents(reader, "min-price", read("min-price")),
    maxPriceCents: readCents(reader, "max-price", read("max-price")),
    minRating: readNumber(reader, "rating", read("rating"), 5),
    shippingFree: readBoolean(reader, "shipping-free", read("shipping-free")) ?? false,
    filters: {
      manufacturer: isOn("manufacturer-filter"),
      price: isOn("price-filter"),
      rating: isOn("rating-filter"),
      shippingFree: isOn("shipping-free-filter"),
      property: isOn("property-filter"),
    },
    propertyWhitelist: readIds(reader, "property-whitelist", read("property-whitelist")),
    reduceAggregations: isFlag(read("reduce-aggregations")),
    onlyAggregations: isFlag(read("only-aggregations")),
    noAggregations: isFlag(read("no-aggregations")),
  };
  return reader.errors.length === 0 ? { ok: true, listing } : { ok: false, errors: reader.errors };
}

function refuseValue(reader: Reader, key: ListingKey, detail: string): undefined {
  return refuse(reader, "FRAMEWORK__INVALID_REQUEST_PARAMETER", `/${key}`, detail);
}

/** Cleared form fields arrive as empty text and mean "not chosen". */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function readOrder(reader: Reader, value: unknown): string | undefined {
  if (isAbsent(value)) return undefined;
  if (typeof value === "string" && /^[\w.-]{1,100}$/.test(value)) return value;
  // An unknown key means the default sorting; what cannot be a key at all has its own code in the Store API.
  reader.errors.push(apiError(404, "PRODUCT_SORTING_NOT_FOUND", { pointer: "/order" }));
  return undefined;
}

function readIds(reader: Reader, key: ListingKey, value: unknown): readonly string[] | undefined {
  if (isAbsent(value)) return undefined;
  const ids = splitList(value)?.filter((id) => id !== "");
  if (ids !== undefined && ids.length <= criteriaLimit.ids && ids.every(isId)) return [...new Set(ids)];
  return refuseValue(
    reader,
    key,
    "Ids must be texts of 32 lower-case hex characters, joined with | or in a list",
  );
}

function readRanges(reader: Reader, value: unknown): readonly PropertyRange[] {
  if (isAbsent(value)) return [];
  const ranges = typeof value === "string" ? readPropertyRanges(value) : undefined;
  const detail = "Ranges must be texts groupId:min:max joined with |, one for a group";
  return ranges ?? refuseValue(reader, "property-ranges", detail) ?? [];
}

const MAX_PRICE_EURO = 100_000_000;

function readCents(reader: Reader, key: ListingKey, value: unknown): number | undefined {
  const euro = readNumber(reader, key, value, MAX_PRICE_EURO);
  return euro === undefined ? undefined : Math.round(euro * 100);
}

function readNumber(reader: Reader, key: ListingKey, value: unknown, max: number): number | undefined {
  if (isAbsent(value)) return undefined;
  const isNumericText = typeof value === "string" && /^\d{1,12}(\.\d{1,12})?$/.test(value);
  const number = typeof value === "number" || isNumericText ? Number(value) : Number.NaN;
  if (number >= 0 && number <= max) return number;
  return refuseValue(reader, key, `The value must be a number from 0 to ${max}`);
}

function readBoolean(reader: Reader, key: ListingKey, value: unknown): boolean | undefined {
  if (isAbsent(value)) return undefined;
  if (value === true || value === 1 || value === "1" || value === "true") return true;
  if (value === false || value === 0 || value === "0" || value === "false") return false;
  return refuseValue(reader, key, "The value must be true or false");
}

/** Presence counts, whatever the value, except an outright no. */
function isFlag(value: unknown): boolean {
  return value !== undefined && value !== false && value !== "false" && value !== 0 && value !== "0";
}
