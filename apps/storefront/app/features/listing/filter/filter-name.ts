import type { Language } from "../../../platform/language/language.tsx";
import type { ActiveFilter, FilterLabel } from "./active-filters.ts";

/** A chosen filter as it is read. */
export type NamedFilter = Pick<ActiveFilter, "key" | "search"> & { name: string };

export function nameFilter({ key, search, label }: ActiveFilter, language: Language): NamedFilter {
  return { key, search, name: textOf(label, language) };
}

function textOf(label: FilterLabel, { t, count, format }: Language): string {
  if (label.kind === "name") return label.group === null ? label.name : `${label.group}: ${label.name}`;
  if (label.kind === "rating") return count("listing.ratingFrom", label.stars);
  if (label.kind === "shippingFree") return t("listing.shippingFree");
  const [min, max] = [label.minCents, label.maxCents].map((cents) => cents !== null && format.money(cents));
  if (min && max) return t("listing.priceBetween", { min, max });
  return min ? t("listing.priceAbove", { price: min }) : t("listing.priceBelow", { price: max || "" });
}
