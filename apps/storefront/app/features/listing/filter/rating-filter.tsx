import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Rating } from "../../../ui/base/rating.tsx";
import { LISTING_FORM_ID } from "../listing-form.ts";
import type { FilterData } from "./filter-data.ts";
import { FilterSection } from "./filter-section.tsx";

interface Props {
  ratings: FilterData["ratings"];
  minRating: number | null;
  onChoose: (minRating: number | null) => void;
}

export function RatingFilter({ ratings, minRating, onChoose }: Props) {
  const { t, count } = useLanguage();
  if (ratings.length === 0) return null;
  const rowOf = (stars: number | null) => ({
    stars,
    isChosen: stars === minRating,
    onChoose: () => onChoose(stars),
  });
  return (
    <FilterSection title={t("listing.rating")} chosen={minRating === null ? 0 : 1} isOpen={false}>
      <RatingRow {...rowOf(null)} isPossible>
        {t("listing.ratingAny")}
      </RatingRow>
      {ratings.map(({ stars, isPossible }) => (
        <RatingRow key={stars} {...rowOf(stars)} isPossible={isPossible}>
          <Rating value={stars} text={count("listing.ratingFrom", stars)} className="h-4" />
          <span aria-hidden="true" className="ml-2">
            {count("listing.ratingFrom", stars)}
          </span>
        </RatingRow>
      ))}
    </FilterSection>
  );
}

interface RowProps {
  stars: number | null;
  isChosen: boolean;
  isPossible: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function RatingRow({ stars, isChosen, isPossible, onChoose, children }: RowProps) {
  const id = `filter-rating-${stars ?? "any"}`;
  return (
    <label className="checkbox-label" htmlFor={id}>
      <input
        id={id}
        type="radio"
        name="rating"
        value={stars ?? ""}
        form={LISTING_FORM_ID}
        checked={isChosen}
        onChange={onChoose}
        disabled={!isPossible}
        className="checkbox"
      />
      <span className="flex min-w-0 flex-wrap items-center">{children}</span>
    </label>
  );
}
