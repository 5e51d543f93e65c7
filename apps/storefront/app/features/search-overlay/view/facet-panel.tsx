import type { Dispatch } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { FilterDrawer } from "../../listing/public-islands.ts";
import type { SearchAction } from "../state/search-reducer.ts";
import { countFilters, noFilters } from "../state/search-state.ts";
import type { SearchFilters, SearchState } from "../state/search-state.ts";
import { FacetPrice } from "./facet-price.tsx";
import { FacetTerms } from "./facet-terms.tsx";

export const FACET_DIALOG_ID = "search-filters";

interface Props {
  state: SearchState;
  dispatch: Dispatch<SearchAction>;
}

export function FacetPanel({ state, dispatch }: Props) {
  const { t } = useLanguage();
  const { filters, facets, total } = state;
  const filter = (change: Partial<SearchFilters>) =>
    dispatch({ type: "filtered", filters: { ...filters, ...change } });
  return (
    <FilterDrawer id={FACET_DIALOG_ID} total={total} bodyClassName="flex flex-col gap-6">
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
    </FilterDrawer>
  );
}
