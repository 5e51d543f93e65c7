import type { RangeFacet } from "@hearth/site-search-client";
import { toCents } from "@hearth/rules";
import { useLanguage } from "../../../platform/language/language.tsx";
import { PriceFields } from "../../listing/public-islands.ts";
import type { SearchFilters } from "../state/search-state.ts";

type Prices = Pick<SearchFilters, "minPriceCents" | "maxPriceCents">;
interface Props {
  facet: RangeFacet;
  filters: Prices;
  onChoose: (prices: Partial<Prices>) => void;
}

export function FacetPrice({ facet: { min, max }, filters, onChoose }: Props) {
  const { t } = useLanguage();
  if (!(min < max)) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="search-facet-title mb-2">{t("listing.price")}</legend>
      <PriceFields
        idPrefix="search"
        range={{ minCents: toCents(min), maxCents: toCents(max) }}
        prices={filters}
        onChoose={onChoose}
      />
    </fieldset>
  );
}
