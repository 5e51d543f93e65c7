import { useEffect, useEffectEvent, useReducer } from "react";
import { island } from "../../islands/island.tsx";
import { useLanguage } from "../../platform/language/language.tsx";
import { searchPath } from "../search/public-islands.ts";
import { useSearchAddress } from "./effects/use-search-address.ts";
import { searchReducer } from "./state/search-reducer.ts";
import { closedSearch } from "./state/search-state.ts";
import type { SearchPlace } from "./view/places.tsx";
import { SearchDialog } from "./view/search-dialog.tsx";
import { headerField, SearchOpener } from "./view/search-opener.tsx";

type Props = {
  places: readonly SearchPlace[];
  /** What the page shows already. */
  term: string | null;
  /** At most so many are kept. */
  lastSearches: number;
};

/** Nothing of it is loaded before somebody reaches for the field; what they typed meanwhile is taken over. */
export const SearchOverlay = island(
  {
    name: "search-overlay",
    when: "interaction",
    texts: ["search", "search-overlay", "listing", "price", "counted"],
  },
  function SearchOverlay({ places, term, lastSearches }: Props) {
    const { href } = useLanguage();
    const [state, dispatch] = useReducer(searchReducer, closedSearch);
    const close = useSearchAddress(state, dispatch, href(searchPath));
    const open = (text: string) => dispatch({ type: "opened", text });

    // Clicked into while this was loading. Whoever came by the Tab key has no pointer on it.
    const openClicked = useEffectEvent(() => {
      const field = headerField();
      if (field?.matches(":focus:hover")) field.click();
    });
    useEffect(() => openClicked(), []);

    return (
      <>
        <SearchOpener term={term} onOpen={open} />
        {state.isOpen && (
          <SearchDialog
            state={state}
            dispatch={dispatch}
            places={places}
            lastSearches={lastSearches}
            onClose={close}
          />
        )}
      </>
    );
  },
);
