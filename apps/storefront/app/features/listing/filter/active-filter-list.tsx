import { listingSearch, withoutFilters } from "../../../platform/shop/listing-query.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import type { Language } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { activeFilters } from "./active-filters.ts";
import type { FilterLabel } from "./active-filters.ts";
import type { ListingData } from "../load/listing-data.ts";

type Props = { listing: ListingData; path: string };

/** Every chosen filter as a link to the listing without it. */
export function ActiveFilters({ listing, path }: Props) {
  const language = useLanguage();
  const { t, href } = language;
  const active = activeFilters(listing.query, listing.filters);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t("listing.active")} className="contents">
        {active.map(({ key, label, search }) => {
          const name = labelText(label, language);
          return (
            <li key={key} className="max-w-full">
              <a
                href={href(path) + search}
                data-listing-link
                aria-label={t("listing.remove", { name })}
                className="filter-chip"
              >
                {name}
                <Icon name="x" size="small" />
              </a>
            </li>
          );
        })}
      </ul>
      <ResetLink listing={listing} path={path} />
    </div>
  );
}

export function ResetLink({ listing, path }: Props) {
  const { t, href } = useLanguage();
  return (
    <a
      href={href(path) + listingSearch(withoutFilters(listing.query))}
      data-listing-link
      className="link inline-flex min-h-11 items-center"
    >
      {t("listing.reset")}
    </a>
  );
}

function labelText(label: FilterLabel, { t, count, format }: Language): string {
  if (label.kind === "name") return label.group === null ? label.name : `${label.group}: ${label.name}`;
  if (label.kind === "rating") return count("listing.ratingFrom", label.stars);
  if (label.kind === "shippingFree") return t("listing.shippingFree");
  const [min, max] = [label.minCents, label.maxCents].map((cents) => cents !== null && format.money(cents));
  if (min && max) return t("listing.priceBetween", { min, max });
  return min ? t("listing.priceAbove", { price: min }) : t("listing.priceBelow", { price: max || "" });
}
