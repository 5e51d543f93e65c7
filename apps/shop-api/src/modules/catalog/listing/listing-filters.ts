import type { ListFilters } from "@hearth/catalog-index";
import { failure, type Filter, isId, type ListingParameters, type Scalar } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { ReferenceData } from "../../reference/index.ts";
import { chosenOptionIds } from "../chosen-options.ts";

/** What the shopper chose, less the filters that are switched off. */
export function listingFilters(listing: ListingParameters, reference: ReferenceData): ListFilters {
  const { filters } = listing;
  const optionIds = filters.property ? chosenOptionIds(listing, reference) : [];
  return {
    ...(listing.categoryIds.length > 0 && { categoryIds: listing.categoryIds }),
    ...(filters.manufacturer &&
      listing.manufacturerIds.length > 0 && { manufacturerIds: listing.manufacturerIds }),
    ...(optionIds.length > 0 && { optionIds }),
    ...(filters.price && listing.minPriceCents !== undefined && { minPriceCents: listing.minPriceCents }),
    ...(filters.price && listing.maxPriceCents !== undefined && { maxPriceCents: listing.maxPriceCents }),
    ...(filters.rating && listing.minRating !== undefined && { ratingMin: listing.minRating }),
    ...(filters.shippingFree && listing.shippingFree && { shippingFree: true }),
  };
}

const idFields: Record<string, "manufacturerIds" | "optionIds" | "productIds"> = {
  id: "productIds",
  manufacturerId: "manufacturerIds",
  "manufacturer.id": "manufacturerIds",
  propertyIds: "optionIds",
  optionIds: "optionIds",
  "properties.id": "optionIds",
  "options.id": "optionIds",
};

/**
 * What the shopper chose, narrowed further by post-filters of the criteria. The index holds one filter of each kind and joins options
 * of several groups with "and", so what it cannot answer exactly is refused.
 */
export function narrowedFilters(chosen: ListFilters, filters: readonly Filter[]): ListFilters {
  let all = chosen;
  for (const filter of filters) {
    const more = postFilter(filter);
    if (Object.keys(more).some((kind) => kind in all)) throw refused("This is filtered twice");
    all = { ...all, ...more };
  }
  return all;
}

function postFilter(filter: Filter): ListFilters {
  if (filter.type === "equals" || filter.type === "equalsAny") {
    const field = filter.field.replace(/^product\./, "");
    const values = filter.type === "equals" ? [filter.value] : filter.values;
    const target = Object.hasOwn(idFields, field) ? idFields[field] : undefined;
    const isExact = target !== "optionIds" || values.length === 1;
    if (target && isExact && values.every(isId)) return { [target]: values };
    if (field === "shippingFree" && values.every(isTrue)) return { shippingFree: true };
    if (field === "available" && values.every(isTrue)) return { available: true };
  }
  if (filter.type === "range") {
    const { gte, lte } = filter.bounds;
    const field = filter.field.replace(/^product\./, "");
    const isClosed =
      filter.bounds.gt === undefined && filter.bounds.lt === undefined && [gte, lte].every(isNumeric);
    if (field === "cheapestPrice" && isClosed) {
      return {
        ...(gte !== undefined && { minPriceCents: toCents(Number(gte)) }),
        ...(lte !== undefined && { maxPriceCents: toCents(Number(lte)) }),
      };
    }
    if (field === "ratingAverage" && isClosed && lte === undefined) return { ratingMin: Number(gte) };
  }
  throw refused("This post-filter is not supported in listings");
}

function refused(detail: string) {
  return failure(400, "FRAMEWORK__INVALID_FILTER_QUERY", { detail, pointer: "/post-filter" });
}

function isTrue(value: Scalar): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

function isNumeric(value: string | number | undefined): boolean {
  return (
    value === undefined || (value !== "" && Number.isFinite(Number(value)) && Math.abs(Number(value)) <= 1e8)
  );
}
