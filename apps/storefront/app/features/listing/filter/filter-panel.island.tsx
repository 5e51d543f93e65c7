import { useEffect, useRef } from "react";
import { island } from "../../../islands/island.tsx";
import { useLanguage } from "../../../platform/language/language.tsx";
import { isFiltered } from "../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { Button } from "../../../ui/base/button.tsx";
import { FILTER_DIALOG_ID, LISTING_FORM_ID } from "../listing-form.ts";
import { useChosen } from "../show/use-chosen.ts";
import type { FilterData } from "./filter-data.ts";
import { FilterDrawer } from "./filter-drawer.tsx";
import { FilterGroups } from "./filter-groups.tsx";
import { ResetLink } from "./active/reset-link.tsx";

interface Props {
  filters: FilterData;
  query: ListingQuery;
  total: number;
  /** The address of the page without language and query. */
  path: string;
}

/** Every choice is an address that is shown at once. */
export const FilterPanel = island(
  { name: "filter-panel", when: "idle", texts: ["listing", "counted"] },
  function FilterPanel({ filters, query, total, path }: Props) {
    const { t } = useLanguage();
    const chosen = useChosen(query);
    const dialog = useRef<HTMLDialogElement>(null);
    const groups = useRef<HTMLDivElement>(null);

    // The chosen link is gone with its filter: the way on is inside the open drawer.
    useEffect(() => {
      if (!dialog.current?.open || document.activeElement !== document.body) return;
      groups.current?.querySelector("summary")?.focus({ preventScroll: true });
    }, [query]);

    return (
      <FilterDrawer ref={dialog} id={FILTER_DIALOG_ID} total={total}>
        <div ref={groups} className="flex flex-col">
          {isFiltered(query) && <ResetLink query={query} path={path} />}
          <FilterGroups filters={filters} chosen={chosen} />
        </div>
        <Button type="submit" form={LISTING_FORM_ID} className="without-script mt-4 w-full">
          {t("listing.apply")}
        </Button>
      </FilterDrawer>
    );
  },
);
