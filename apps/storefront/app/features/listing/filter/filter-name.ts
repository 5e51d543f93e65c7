import type { Language } from "../../../platform/language/language.tsx";
import type { ActiveFilter, FilterLabel } from "./active-filters.ts";
import { withUnit } from "./with-unit.ts";

/** A chosen filter as it is read. */
export type NamedFilter = Pick<ActiveFilter, "key" | "search"> & { name: string };

export function nameFilter({ key, search, label }: ActiveFilter, language: Language): NamedFilter {
  return { key, search, name: textOf(label, language) };
}

function textOf(label: FilterLabel, { t, count, format }: Language): string {
  if (label.kind === "name") return label.group === null ? label.name : `${label.group}: ${label.name}`;
  if (label.kind === "rating") return count("listing.ratingFrom", label.stars);
  if (label.kind === "shippingFree") return t("listing.shippingFree");
  if (label.kind === "price") return between(t, format.money, { min: label.minCents, max: label.maxCents });
  const number = (value: number) => withUnit(format.number(value), label.unit);
  return `${label.group}: ${between(t, number, label)}`;
}

type Ends = { min: number | null; max: number | null };

function between(t: Language["t"], text: (value: number) => string, { min, max }: Ends): string {
  if (min !== null && max !== null) return t("listing.priceBetween", { min: text(min), max: text(max) });
  if (min !== null) return t("listing.priceAbove", { price: text(min) });
  return t("listing.priceBelow", { price: max === null ? "" : text(max) });
}
