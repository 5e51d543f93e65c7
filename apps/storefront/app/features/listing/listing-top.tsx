import { countFilters } from "../../platform/shop/listing-query.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { DialogTrigger } from "../../ui/dialog.tsx";
import { ActiveFilters } from "./filter/active-filter-list.tsx";
import type { ListingData } from "./load/listing-data.ts";
import { filterDialogId, listingFormId, openFiltersId } from "./listing-form.ts";

type Props = { listing: ListingData; path: string };

export function ListingTop({ listing, path }: Props) {
  const { t, count } = useLanguage();
  const { total, shown, query } = listing;
  const filterCount = countFilters(query);
  return (
    <div data-swap="listing:top" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p id="listing-status" tabIndex={-1} className="text-lg font-semibold max-sm:w-full">
          {count("listing.total", total)}
        </p>
        <p data-announce className="sr-only">
          {shown < total ? t("listing.shown", { shown, total }) : count("listing.total", total)}
        </p>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:gap-4">
          <DialogTrigger
            id={openFiltersId}
            dialog={filterDialogId}
            look="secondary"
            icon="adjustments-horizontal"
            className="px-3 max-sm:grow lg:hidden"
          >
            {t("listing.allFilters")}
            {filterCount > 0 && <FilterCount count={filterCount} />}
          </DialogTrigger>
          <Sorting listing={listing} />
        </div>
      </div>
      <ActiveFilters listing={listing} path={path} />
    </div>
  );
}

function FilterCount({ count }: { count: number }) {
  const { t } = useLanguage();
  return (
    <span className="grid min-w-6 place-items-center rounded-full bg-brand px-1.5 text-sm text-white">
      <span className="sr-only">{`${t("listing.active")}: `}</span>
      {count}
    </span>
  );
}

function Sorting({ listing: { sortings, sorting, query } }: { listing: ListingData }) {
  const { t } = useLanguage();
  if (sortings.length < 2) return null;
  // Nobody chose the sorting the shop begins with, so the address need not name it.
  const valueOf = (key: string) => (query.order === null && key === sorting ? "" : key);
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:grow">
      <label htmlFor="listing-order" className="text-sm text-ink-soft max-sm:sr-only">
        {t("listing.sortBy")}
      </label>
      <select
        id="listing-order"
        name="order"
        form={listingFormId}
        defaultValue={valueOf(sorting ?? "")}
        className="field max-sm:grow"
      >
        {sortings.map(({ key, label }) => (
          <option key={key} value={valueOf(key)}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" form={listingFormId} look="secondary" className="without-script">
        {t("listing.apply")}
      </Button>
    </div>
  );
}
