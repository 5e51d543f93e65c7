import { useLanguage } from "../../../platform/language/language.tsx";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { choose } from "../show/show-listing.ts";
import type { FilterData } from "./filter-data.ts";
import { FilterGroupView } from "./filter-group.tsx";
import { OptionRow } from "./option/option-row.tsx";
import { PriceFilter } from "./range/price-filter.tsx";
import { PropertyGroups } from "./property-groups.tsx";
import { RatingFilter } from "./rating-filter.tsx";

interface Props {
  filters: FilterData;
  chosen: ListingQuery;
}

export function FilterGroups({ filters, chosen }: Props) {
  const { t } = useLanguage();
  return (
    <>
      {filters.categories.length > 0 && (
        <FilterGroupView
          title={t("listing.category")}
          options={filters.categories}
          name="categories"
          isOpen
          chosen={chosen.categoryIds}
          onChoose={(categoryIds) => choose({ categoryIds })}
        />
      )}
      <PriceFilter range={filters.price} query={chosen} onChoose={choose} />
      {filters.manufacturers.length > 0 && (
        <FilterGroupView
          title={t("listing.manufacturer")}
          options={filters.manufacturers}
          name="manufacturer"
          isOpen
          chosen={chosen.manufacturerIds}
          onChoose={(manufacturerIds) => choose({ manufacturerIds })}
        />
      )}
      <PropertyGroups groups={filters.groups} chosen={chosen} />
      <RatingFilter
        ratings={filters.ratings}
        minRating={chosen.minRating}
        onChoose={(minRating) => choose({ minRating })}
      />
      {filters.shippingFree && (
        <div className="border-b border-line py-1">
          <OptionRow
            id="filter-shipping-free"
            name="shipping-free"
            value="1"
            option={{ ...filters.shippingFree, name: t("listing.shippingFree") }}
            isChosen={chosen.isShippingFree}
            onChoose={(isShippingFree) => choose({ isShippingFree })}
          />
        </div>
      )}
    </>
  );
}
