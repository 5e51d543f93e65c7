import { useReducer } from "react";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { SEARCH_PATH } from "../search/public-islands.ts";
import { useStyleSheet } from "./effects/use-style-sheet.ts";
import { useSearchAddress } from "./effects/use-search-address.ts";
import styleSheet from "./search-overlay.css?url";
import { searchReducer } from "./state/search-reducer.ts";
import { closedSearch } from "./state/search-state.ts";
import { SearchDialog } from "./view/search-dialog.tsx";
import { SearchOpener } from "./view/search-opener.tsx";

interface Props {
  /** What the page shows already. */
  term?: string;
  /** At most so many are kept. */
  lastSearches: number;
}

/** Nothing of it is loaded before somebody reaches for the field; what they typed meanwhile is taken over. */
export const SearchOverlay = island(
  {
    name: "search-overlay",
    when: "interaction",
    texts: ["search", "search-overlay", "listing", "price", "counted"],
  },
  function SearchOverlay({ term, lastSearches }: Props) {
    const { href } = useLanguage();
    const [state, dispatch] = useReducer(searchReducer, closedSearch);
    const close = useSearchAddress(state, dispatch, href(SEARCH_PATH));
    const isReady = useStyleSheet(styleSheet);
    const open = (text: string) => dispatch({ type: "opened", text });

    return (
      <>
        <SearchOpener term={term ?? null} isReady={isReady} onOpen={open} />
        {state.isOpen && (
          <SearchDialog state={state} dispatch={dispatch} lastSearches={lastSearches} onClose={close} />
        )}
      </>
    );
  },
);
