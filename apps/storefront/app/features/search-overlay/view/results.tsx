import type { Dispatch, MouseEvent } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { countClick } from "../effects/click-stats.ts";
import type { FoundCard, SuggestedPlace } from "../search-answers.ts";
import type { SearchAction } from "../state/search-reducer.ts";
import { isEmpty } from "../state/search-state.ts";
import type { SearchState } from "../state/search-state.ts";
import { FacetPanel } from "./facet-panel.tsx";
import { MoreResults } from "./more-results.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { Places } from "./places.tsx";
import { ResultsTop } from "./results-top.tsx";
import { RenderedHtml } from "../../../platform/browser/rendered-html.tsx";

interface Props {
  state: SearchState;
  dispatch: Dispatch<SearchAction>;
  places: readonly SuggestedPlace[];
  statsPath: string;
}

/** What was found, with the filters beside it on large screens. */
export function Results({ state, dispatch, places, statsPath }: Props) {
  const { t } = useLanguage();
  const isFacetless = state.facets.length === 0;

  function count({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest("a") : null;
    const id = link?.closest("li")?.dataset["product"];
    const position = state.results.findIndex((card) => card.id === id) + 1;
    if (id !== undefined && position > 0) countClick(statsPath, { id, query: state.term, position });
  }

  return (
    <div className={isFacetless ? undefined : "listing-beside-panel"}>
      {!isFacetless && <FacetPanel state={state} dispatch={dispatch} />}
      <section aria-label={t("listing.heading")} className="flex min-w-0 flex-col gap-4">
        <ResultsTop state={state} dispatch={dispatch} />
        {isEmpty(state) ? (
          <>
            <NothingFound state={state} dispatch={dispatch} />
            <Places places={places} />
          </>
        ) : (
          <ul className="search-grid" onClickCapture={count}>
            {state.results.map((card) => (
              <ResultCard key={card.id} card={card} />
            ))}
          </ul>
        )}
        <MoreResults
          state={state}
          onMore={() => dispatch({ type: "scrolled" })}
          onRetry={() => dispatch({ type: "retried" })}
        />
      </section>
    </div>
  );
}

function ResultCard({ card }: { card: FoundCard }) {
  return (
    <li data-product={card.id}>
      <RenderedHtml html={card.html} />
    </li>
  );
}
