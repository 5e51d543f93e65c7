import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Rating } from "../../../ui/rating.tsx";
import type { FilterData } from "./filter-data.ts";
import { FilterSection } from "./filter-group.tsx";
import { listingFormId } from "../listing-form.ts";

export function RatingFilter({ ratings }: { ratings: FilterData["ratings"] }) {
  const { t, count } = useLanguage();
  if (ratings.length === 0) return null;
  const isAny = ratings.every(({ isChosen }) => !isChosen);
  return (
    <FilterSection id="rating" title={t("listing.rating")} chosen={isAny ? 0 : 1} isOpen={false}>
      <RatingRow stars="" isChosen={isAny} isPossible>
        {t("listing.ratingAny")}
      </RatingRow>
      {ratings.map(({ stars, ...state }) => (
        <RatingRow key={stars} stars={stars} {...state}>
          <Rating value={stars} text={count("listing.ratingFrom", stars)} className="h-4" />
          <span aria-hidden="true" className="ml-2">
            {count("listing.ratingFrom", stars)}
          </span>
        </RatingRow>
      ))}
    </FilterSection>
  );
}

type RowProps = { stars: number | ""; isChosen: boolean; isPossible: boolean; children: ReactNode };

function RatingRow({ stars, isChosen, isPossible, children }: RowProps) {
  const id = `filter-rating-${stars || "any"}`;
  return (
    <label className="checkbox-label" htmlFor={id}>
      <input
        id={id}
        type="radio"
        name="rating"
        value={stars}
        form={listingFormId}
        defaultChecked={isChosen}
        disabled={!isPossible}
        className="checkbox"
      />
      <span className="flex min-w-0 flex-wrap items-center">{children}</span>
    </label>
  );
}
