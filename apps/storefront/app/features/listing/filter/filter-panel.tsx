import { isFiltered } from "../../../platform/shop/listing-query.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { DialogClose } from "../../../ui/dialog.tsx";
import { ResetLink } from "./active-filter-list.tsx";
import { FilterGroupView, OptionRow } from "./filter-group.tsx";
import type { ListingData } from "../load/listing-data.ts";
import { filterDialogId, listingFormId } from "../listing-form.ts";
import { PriceFilter } from "./price-filter.tsx";
import { RatingFilter } from "./rating-filter.tsx";

type Props = { listing: ListingData; path: string };

/** Groups that stand open from the start; the rest opens by hand or when something in it is chosen. */
const openGroups = 2;

/**
 * A drawer on small screens, a column of the page on large ones (listing.css). The dialog itself is never swapped, only what it
 * holds: an open drawer stays open.
 */
export function FilterPanel({ listing, path }: Props) {
  const { t, count } = useLanguage();
  const { query, total } = listing;
  // Where there was nothing to begin with there is nothing to choose.
  if (total === 0 && !isFiltered(query)) return null;
  return (
    <dialog
      id={filterDialogId}
      closedby="any"
      aria-labelledby={`${filterDialogId}-title`}
      className="dialog drawer drawer-left filter-drawer"
    >
      <div className="dialog-head">
        <h2 id={`${filterDialogId}-title`} className="dialog-title">
          {t("listing.filters")}
        </h2>
        <IconButton
          type="button"
          icon="x"
          label={t("listing.closeFilters")}
          command="close"
          commandfor={filterDialogId}
        />
      </div>
      <div className="dialog-body">
        <div data-swap="listing:filters" className="flex flex-col">
          {isFiltered(query) && <ResetLink listing={listing} path={path} />}
          <Groups listing={listing} />
        </div>
        <Button type="submit" form={listingFormId} className="without-script mt-4 w-full">
          {t("listing.apply")}
        </Button>
      </div>
      <div data-swap="listing:done" className="dialog-foot with-script">
        <DialogClose id="listing-done" dialog={filterDialogId} className="w-full">
          {count("listing.showResults", total)}
        </DialogClose>
      </div>
      <output data-dialog-announcer className="sr-only" />
    </dialog>
  );
}

function Groups({ listing: { filters, query } }: { listing: ListingData }) {
  const { t } = useLanguage();
  return (
    <>
      <PriceFilter range={filters.price} query={query} />
      {filters.manufacturers.length > 1 && (
        <FilterGroupView
          group={{ id: "manufacturer", name: t("listing.manufacturer"), options: filters.manufacturers }}
          name="manufacturer"
          isOpen
        />
      )}
      {filters.groups.map((group, index) => (
        <FilterGroupView key={group.id} group={group} name="properties" isOpen={index < openGroups} />
      ))}
      <RatingFilter ratings={filters.ratings} />
      {filters.shippingFree && (
        <div className="border-b border-line py-1">
          <OptionRow
            id="filter-shipping-free"
            name="shipping-free"
            value="1"
            option={{ ...filters.shippingFree, name: t("listing.shippingFree") }}
          />
        </div>
      )}
    </>
  );
}
