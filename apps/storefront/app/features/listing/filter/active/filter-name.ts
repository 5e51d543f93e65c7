import type { Language } from "../../../../platform/language/language.tsx";
import type { ActiveFilter, FilterLabel } from "./active-filters.ts";
import { withUnit } from "../range/with-unit.ts";

/** A chosen filter as it is read. */
export type NamedFilter = Pick<ActiveFilter, "key" | "search"> & { name: string };

export function nameFilter({ key, search, label }: ActiveFilter, language: Language): NamedFilter {
  return { key, search, name: textOf(label, language) };
}

function textOf(label: FilterLabel, { t, count, format }: Language): string {
  if (label.kind === "name") return label.group === null ? label.name : `${label.group}: ${label.name}`;
  if (label.kind === "rating") return count("listing.ratingFrom", label.stars);
  if (label.kind === "shippingFree") return t("listing.shippingFree");
  if (label.kind === "range") return rangeText(label, { t, format });
  const [min, max] = [label.minCents, label.maxCents].map((cents) =>
    cents === null ? undefined : format.money(cents),
  );
  return between(t, min, max);
}

type RangeLabel = FilterLabel & { kind: "range" };

function rangeText({ group, unit, min, max }: RangeLabel, { t, format }: Pick<Language, "t" | "format">) {
  const high = max === null ? undefined : withUnit(format.number(max), unit);
  // Between two numbers the unit is said once.
  const low = min === null ? undefined : withUnit(format.number(min), high === undefined ? unit : "");
  return `${group}: ${between(t, low, high)}`;
}

function between(t: Language["t"], min: string | undefined, max: string | undefined): string {
  if (min && max) return t("listing.priceBetween", { min, max });
  return min ? t("listing.priceAbove", { price: min }) : t("listing.priceBelow", { price: max ?? "" });
}
