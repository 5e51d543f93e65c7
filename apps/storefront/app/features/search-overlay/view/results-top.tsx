import type { Dispatch } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button } from "../../../ui/base/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { DialogTrigger } from "../../../ui/overlay/dialog.tsx";
import { FilterCount } from "../../listing/public-islands.ts";
import type { SearchAction } from "../state/search-reducer.ts";
import { countFilters, isEmpty, sortings } from "../state/search-state.ts";
import type { SearchState } from "../state/search-state.ts";
import { FACET_DIALOG_ID } from "./facet-panel.tsx";

interface Props {
  state: SearchState;
  dispatch: Dispatch<SearchAction>;
}

/** How many there are, in which order, and the way to the filters where they do not stand beside. */
export function ResultsTop({ state, dispatch }: Props) {
  const { t, count } = useLanguage();
  const { image, total, spelling, loader } = state;
  const isFirstPage = loader === "loading" && state.results.length === 0;
  return (
    <div className="flex flex-col gap-2">
      {image !== null && (
        <PictureSubject image={image} onRemove={() => dispatch({ type: "pictured", image: null })} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className={`text-lg font-semibold max-sm:w-full ${isFirstPage ? "text-ink-soft" : ""}`}>
          {isFirstPage ? t("searchOverlay.loading") : count("listing.total", total)}
        </p>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:gap-4">
          {state.facets.length > 0 && (
            <DialogTrigger
              dialog={FACET_DIALOG_ID}
              look="secondary"
              icon="adjustments-horizontal"
              className="px-3 max-sm:grow lg:hidden"
            >
              {t("listing.allFilters")}
              <FilterCount count={countFilters(state.filters)} />
            </DialogTrigger>
          )}
          {!isEmpty(state) && <SortSelect state={state} dispatch={dispatch} />}
        </div>
      </div>
      {state.meantPage !== null && (
        <a href={state.meantPage} className="category-tile justify-between px-4 font-semibold">
          {t("searchOverlay.meantPage")}
          <Icon name="arrow-right" size="small" />
        </a>
      )}
      {spelling !== null && spelling !== state.term && (
        <p className="text-ink-soft">{t("searchOverlay.spelling", { term: spelling })}</p>
      )}
    </div>
  );
}

function SortSelect({ state, dispatch }: Props) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:grow">
      <label htmlFor="search-order" className="text-sm text-ink-soft max-sm:sr-only">
        {t("listing.sortBy")}
      </label>
      <select
        id="search-order"
        value={state.sorting}
        className="field max-sm:grow"
        onChange={({ target }) => {
          const sorting = sortings.find((key) => key === target.value);
          if (sorting) dispatch({ type: "sorted", sorting });
        }}
      >
        {sortings.map((key) => (
          <option key={key} value={key}>
            {t(`searchOverlay.sort.${key}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function PictureSubject({ image, onRemove }: { image: string; onRemove: () => void }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={image}
        alt={t("searchOverlay.yourPicture")}
        className="size-20 rounded-inner bg-surface object-contain"
      />
      <p className="min-w-0 grow font-semibold">{t("searchOverlay.likePicture")}</p>
      <Button type="button" look="secondary" size="small" icon="x" onClick={onRemove}>
        {t("searchOverlay.removePicture")}
      </Button>
    </div>
  );
}
