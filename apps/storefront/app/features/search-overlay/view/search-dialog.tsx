import { useLayoutEffect, useRef } from "react";
import type { Dispatch } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Announcer } from "../../../ui/message/announcer.tsx";
import { searchPaths } from "../effects/search-requests.ts";
import { useFinding } from "../effects/use-finding.ts";
import { useLastSearches } from "../effects/use-last-searches.ts";
import { usePlaces } from "../effects/use-places.ts";
import { useSpokenCount } from "../effects/use-spoken-count.ts";
import { useSuggesting } from "../effects/use-suggesting.ts";
import type { SearchAction } from "../state/search-reducer.ts";
import { hasSubject } from "../state/search-state.ts";
import type { SearchState } from "../state/search-state.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { Results } from "./results.tsx";
import { SearchTop } from "./search-top.tsx";
import { StartScreen } from "./start-screen.tsx";

interface Props {
  state: SearchState;
  dispatch: Dispatch<SearchAction>;
  lastSearches: number;
  onClose: () => void;
}

/** The browser's own dialog holds the focus, and gives it back to the field or button that opened it. */
export function SearchDialog({ state, dispatch, lastSearches, onClose }: Props) {
  const { t, href } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const paths = searchPaths(href);
  const places = usePlaces(paths);
  const last = useLastSearches(state.term, lastSearches);
  useFinding(state, dispatch, paths);
  useSuggesting(state.term, dispatch, paths);
  useSpokenCount(state);

  // Closed before it is taken out: only then the focus goes back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={t("search.label")}
      className="search-overlay"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <SearchTop state={state} dispatch={dispatch} statsPath={paths.stats} onClose={onClose} />
      <div className="search-body">
        <div className="search-width py-4 sm:py-6">
          {hasSubject(state) ? (
            <Results state={state} dispatch={dispatch} places={places} statsPath={paths.stats} />
          ) : (
            <StartScreen
              places={places}
              terms={last.terms}
              onPick={(text) => dispatch({ type: "picked", text })}
              onRemove={last.remove}
              onRemoveAll={last.removeAll}
            />
          )}
        </div>
      </div>
      <PictureDialog onPicture={(image) => dispatch({ type: "pictured", image })} />
      <Announcer />
    </dialog>
  );
}
