import type { Dispatch } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button, IconButton } from "../../../ui/base/button.tsx";
import { Announcer } from "../../../ui/message/announcer.tsx";
import { DialogClose } from "../../../ui/overlay/dialog.tsx";
import type { SearchAction } from "../state/search-reducer.ts";
import { countFilters, noFilters } from "../state/search-state.ts";
import type { SearchFilters, SearchState } from "../state/search-state.ts";
import { FacetPrice } from "./facet-price.tsx";
import { FacetTerms } from "./facet-terms.tsx";

export const facetDialogId = "search-filters";

type Props = { state: SearchState; dispatch: Dispatch<SearchAction> };

/** A drawer on small screens, a column beside the results on large ones: the same element, as in listings (listing.css). */
export function FacetPanel({ state, dispatch }: Props) {
  const { t, count } = useLanguage();
  const { filters, facets, total } = state;
  const filter = (change: Partial<SearchFilters>) =>
    dispatch({ type: "filtered", filters: { ...filters, ...change } });
  return (
    <dialog
      id={facetDialogId}
      closedby="any"
      aria-labelledby={`${facetDialogId}-title`}
      className="dialog drawer drawer-left filter-drawer"
    >
      <div className="dialog-head">
        <h2 id={`${facetDialogId}-title`} className="dialog-title">
          {t("listing.filters")}
        </h2>
        <IconButton
          type="button"
          icon="x"
          label={t("listing.closeFilters")}
          command="close"
          commandfor={facetDialogId}
        />
      </div>
      <div className="dialog-body flex flex-col gap-6">
        {countFilters(filters) > 0 && (
          <Button
            type="button"
            look="secondary"
            size="small"
            icon="x"
            className="self-start lg:mt-4"
            onClick={() => dispatch({ type: "filtered", filters: noFilters })}
          >
            {t("listing.reset")}
          </Button>
        )}
        {facets.map((facet) => {
          if (facet.type === "range") {
            return <FacetPrice key={facet.name} facet={facet} filters={filters} onChoose={filter} />;
          }
          const isBrand = facet.name === "brand";
          return (
            <FacetTerms
              key={facet.name}
              facet={facet}
              title={t(isBrand ? "listing.manufacturer" : "searchOverlay.categories")}
              chosen={isBrand ? filters.brands : filters.categories}
              onChoose={(chosen) => filter(isBrand ? { brands: chosen } : { categories: chosen })}
            />
          );
        })}
      </div>
      <div className="dialog-foot">
        <DialogClose dialog={facetDialogId} className="w-full">
          {count("listing.showResults", total)}
        </DialogClose>
      </div>
      {/* As a column it is heard by the overlay's own. */}
      <div className="lg:hidden">
        <Announcer />
      </div>
    </dialog>
  );
}
