import { useLanguage } from "../../../platform/language/language.tsx";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { choose } from "../show/show-listing.ts";
import type { FilterData } from "./filter-data.ts";
import { FilterGroupView, OptionRow } from "./filter-group.tsx";
import { PriceFilter } from "./price-filter.tsx";
import { RatingFilter } from "./rating-filter.tsx";

/** Groups that stand open from the start; the rest opens by hand or when something in it is chosen. */
const openGroups = 2;

type Props = { filters: FilterData; chosen: ListingQuery };

export function FilterGroups({ filters, chosen }: Props) {
  const { t } = useLanguage();
  return (
    <>
      <PriceFilter range={filters.price} query={chosen} onChoose={choose} />
      {filters.manufacturers.length > 1 && (
        <FilterGroupView
          group={{ id: "manufacturer", name: t("listing.manufacturer"), options: filters.manufacturers }}
          name="manufacturer"
          isOpen
          chosen={chosen.manufacturerIds}
          onChoose={(manufacturerIds) => choose({ manufacturerIds })}
        />
      )}
      {filters.groups.map((group, index) => (
        <FilterGroupView
          key={group.id}
          group={group}
          name="properties"
          isOpen={index < openGroups}
          chosen={chosen.optionIds}
          onChoose={(optionIds) => choose({ optionIds })}
        />
      ))}
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
