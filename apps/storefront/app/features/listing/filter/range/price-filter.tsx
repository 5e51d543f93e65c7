import type { ListingQuery } from "../../../../platform/shop/listing-query.ts";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { LISTING_FORM_ID } from "../../listing-form.ts";
import type { FilterData } from "../filter-data.ts";
import { FilterSection } from "../filter-section.tsx";
import { PriceFields } from "./price-fields.tsx";

type Prices = Pick<ListingQuery, "minPriceCents" | "maxPriceCents">;

interface Props {
  range: FilterData["price"];
  query: Prices;
  onChoose: (prices: Partial<Prices>) => void;
}

export function PriceFilter({ range, query, onChoose }: Props) {
  const { t } = useLanguage();
  if (!range) return null;
  return (
    <FilterSection title={t("listing.price")} isOpen>
      <PriceFields
        idPrefix="filter"
        form={LISTING_FORM_ID}
        range={range}
        prices={query}
        onChoose={onChoose}
      />
    </FilterSection>
  );
}
