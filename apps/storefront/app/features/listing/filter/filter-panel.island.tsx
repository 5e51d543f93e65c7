import { useEffect, useRef } from "react";
import { island } from "../../../islands/island.tsx";
import { useLanguage } from "../../../platform/language/language.tsx";
import { isFiltered } from "../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { Announcer } from "../../../ui/message/announcer.tsx";
import { Button, IconButton } from "../../../ui/base/button.tsx";
import { DialogClose } from "../../../ui/overlay/dialog.tsx";
import { filterDialogId, listingFormId } from "../listing-form.ts";
import { useChosen } from "../show/use-chosen.ts";
import type { FilterData } from "./filter-data.ts";
import { FilterGroups } from "./filter-groups.tsx";
import { ResetLink } from "./reset-link.tsx";

type Props = {
  filters: FilterData;
  query: ListingQuery;
  total: number;
  /** The address of the page without language and query. */
  path: string;
};

/** Every choice is an address that is shown at once. A drawer on small screens, a column of the page on large ones (listing.css). */
export const FilterPanel = island(
  { name: "filter-panel", when: "idle", texts: ["listing", "counted"] },
  function FilterPanel({ filters, query, total, path }: Props) {
    const { t, count } = useLanguage();
    const chosen = useChosen(query);
    const dialog = useRef<HTMLDialogElement>(null);
    const groups = useRef<HTMLDivElement>(null);

    // The chosen link is gone with its filter: the way on is inside the open drawer.
    useEffect(() => {
      if (!dialog.current?.open || document.activeElement !== document.body) return;
      groups.current?.querySelector("summary")?.focus({ preventScroll: true });
    }, [query]);

    return (
      <dialog
        ref={dialog}
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
          <div ref={groups} className="flex flex-col">
            {isFiltered(query) && <ResetLink query={query} path={path} />}
            <FilterGroups filters={filters} chosen={chosen} />
          </div>
          <Button type="submit" form={listingFormId} className="without-script mt-4 w-full">
            {t("listing.apply")}
          </Button>
        </div>
        <div className="dialog-foot with-script">
          <DialogClose dialog={filterDialogId} className="w-full">
            {count("listing.showResults", total)}
          </DialogClose>
        </div>
        {/* As a column of the page it is heard by the page's own. */}
        <div className="lg:hidden">
          <Announcer />
        </div>
      </dialog>
    );
  },
);
