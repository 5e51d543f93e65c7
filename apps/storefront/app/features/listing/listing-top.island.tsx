import { useEffect, useRef } from "react";
import type { SubmitEvent } from "react";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { countFilters, listingSearch, readListingQuery } from "../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../platform/shop/listing-query.ts";
import { announce } from "../../ui/message/announcement-store.ts";
import { DialogTrigger } from "../../ui/overlay/dialog.tsx";
import { ActiveFilters } from "./filter/active/active-filter-list.tsx";
import { FilterCount } from "./filter/filter-count.tsx";
import type { NamedFilter } from "./filter/active/filter-name.ts";
import { FILTER_DIALOG_ID, LISTING_FORM_ID } from "./listing-form.ts";
import { Sorting } from "./sorting.tsx";
import type { SortingChoice } from "./sorting.tsx";
import { showListing } from "./show/show-listing.ts";

interface Props {
  query: ListingQuery;
  total: number;
  shown: number;
  active: readonly NamedFilter[];
  sorting: SortingChoice;
  /** The address of the page without language and query. */
  path: string;
}

/** How many there are and in which order, what was chosen, and the one GET form of everything that can be chosen. */
export const ListingTop = island(
  { name: "listing-top", when: "idle", texts: ["listing", "counted"] },
  function ListingTop({ query, total, shown, active, sorting, path }: Props) {
    const { t, count, href } = useLanguage();
    const status = useRef<HTMLParagraphElement>(null);
    const told = shown < total ? t("listing.shown", { shown, total }) : count("listing.total", total);
    useAnswer(query, () => {
      announce(told);
      // The chosen link is gone with its filter: the way on is where the result is told.
      if (document.activeElement === document.body) status.current?.focus({ preventScroll: true });
    });

    function submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault();
      const fields = [...new FormData(event.currentTarget)].filter(isText);
      void showListing(href(path) + listingSearch(readListingQuery(new URLSearchParams(fields))));
    }

    return (
      <div className="contents">
        {/* Fields name the form by id: they stand in several parts of the page. */}
        <form
          id={LISTING_FORM_ID}
          method="get"
          action={href(path)}
          autoComplete="off"
          hidden
          onSubmit={submit}
        >
          {query.term && <input type="hidden" name="search" value={query.term} />}
          {query.isEverything && <input type="hidden" name="all" value="1" />}
        </form>
        <div className="listing-bar">
          <p id="listing-status" ref={status} tabIndex={-1} className="shrink-0 font-semibold sm:text-lg">
            {count("listing.total", total)}
          </p>
          <div className="listing-choices">
            <DialogTrigger
              dialog={FILTER_DIALOG_ID}
              className="order-last shrink-0 rounded-full px-4 text-sm lg:hidden"
            >
              {t("listing.allFilters")}
              <FilterCount count={countFilters(query)} />
            </DialogTrigger>
            <Sorting {...sorting} query={query} />
          </div>
        </div>
        <ActiveFilters active={active} query={query} path={path} />
      </div>
    );
  },
);

/** Calls back when another address is shown, once all of it is in its place. */
function useAnswer(query: ListingQuery, onAnswer: () => void): void {
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    queueMicrotask(onAnswer);
  });
}

function isText(field: [string, FormDataEntryValue]): field is [string, string] {
  return typeof field[1] === "string";
}
