import { ProtocolFailure } from "./protocol-failure.ts";

/** Both ends included, in whole cents. */
export interface PriceRange {
  minCents: number | undefined;
  maxCents: number | undefined;
}

export interface Filters {
  brands: readonly string[];
  categories: readonly string[];
  price: PriceRange;
}

const fields = ["brand", "categories", "price"];
const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 200;

/** `filter[brand][]=…`, `filter[categories][]=…`, `filter[price][gte]=…` */
export function readFilters(value: unknown): Filters {
  const given = value === undefined ? {} : asObject(value);
  if (!Object.keys(given).every((field) => fields.includes(field))) throw invalid();
  return {
    brands: readNames(given["brand"]),
    categories: readNames(given["categories"]),
    price: readRange(given["price"]),
  };
}

function readNames(value: unknown): string[] {
  if (value === undefined) return [];
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if (values.length === 0 || values.length > MAX_VALUES) throw invalid();
  return [...new Set(values.map(readName))];
}

function readName(value: unknown): string {
  const name = typeof value === "string" ? value.trim() : "";
  if (name === "" || name.length > MAX_VALUE_LENGTH) throw invalid();
  return name;
}

/** A price is a whole number of cents, so "more than" is "one cent more at least". */
function readRange(value: unknown): PriceRange {
  if (value === undefined) return { minCents: undefined, maxCents: undefined };
  const { gte, gt, lte, lt, ...more } = asObject(value);
  if (Object.keys(more).length > 0) throw invalid();
  const ends = [gte, gt, lte, lt].map(readCents);
  if (ends.every((end) => end === undefined)) throw invalid();
  const [from, above, upTo, below] = ends;
  return {
    minCents: tightest(Math.max, from && Math.ceil(from), above && Math.floor(above) + 1),
    maxCents: tightest(Math.min, upTo && Math.floor(upTo), below && Math.ceil(below) - 1),
  };
}

function tightest(
  choose: (...ends: number[]) => number,
  ...ends: (number | undefined)[]
): number | undefined {
  const given = ends.filter((end) => end !== undefined);
  return given.length === 0 ? undefined : Math.max(0, choose(...given));
}

/** Of euro; may have parts of a cent. */
function readCents(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !/^\d{1,9}(\.\d{1,9})?$/.test(value)) throw invalid();
  // 8.2 * 100 is a little less than 820.
  return Math.round(Number(value) * 1e5) / 1e3;
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid();
  return value as Record<string, unknown>;
}

function invalid(): ProtocolFailure {
  return new ProtocolFailure("invalid_filter");
}
