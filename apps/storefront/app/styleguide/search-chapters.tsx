import { LastSearches } from "../features/search-overlay/view/last-searches.tsx";
import { MoreResults } from "../features/search-overlay/view/more-results.tsx";
import { NothingFound } from "../features/search-overlay/view/nothing-found.tsx";
import { SuggestionOption } from "../features/search-overlay/view/suggestion-option.tsx";
import { closedSearch } from "../features/search-overlay/state/search-state.ts";
import type { LoaderState } from "../features/search-overlay/state/search-state.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const nothing = () => {};
const asked = { ...closedSearch, term: "pumpe", text: "pumpe" };
const shown = { ...asked, results: [{ id: "1", html: "" }], total: 42 };
const plain = { id: "", href: null, trail: [], product: null };
const price = { cents: 14_900, isFrom: true, comparison: null, perUnit: null };

/** Parts of the search overlay, as they look; the overlay itself opens from the header of this page. */
export function SearchChapter() {
  return (
    <Chapter id="search" title="Search overlay">
      <Specimen name="suggestions: words with the Tab key, a category, a product; the one the keys are at">
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox
          role="listbox"
          aria-label="Specimen"
          tabIndex={-1}
          className="card w-full max-w-md p-2"
        >
          <SuggestionOption
            {...option("words")}
            option={{ ...plain, text: "pumpengruppe" }}
            icon="search"
            isTaken
          />
          <SuggestionOption
            {...option("category")}
            option={{ ...plain, text: "Umwälzpumpen", href: "#search", trail: ["Heizung"] }}
            icon="category"
            isActive
          />
          <SuggestionOption
            {...option("product")}
            option={{
              ...plain,
              text: "Tiro",
              href: "#search",
              product: { id: "1", name: "Umwälzpumpe Tiro", href: "#search", picture: null, price },
            }}
            icon="package"
          />
        </div>
      </Specimen>
      <Specimen name="last searches">
        <div className="w-full max-w-xl">
          <LastSearches
            terms={["wärmepumpe", "heizkörper 600x1000"]}
            onPick={nothing}
            onRemove={nothing}
            onRemoveAll={nothing}
          />
        </div>
      </Specimen>
      {(["loading", "complete", "error"] satisfies LoaderState[]).map((loader) => (
        <Specimen key={loader} name={`the end of the list: ${loader}`}>
          <MoreResults state={{ ...shown, loader }} onMore={nothing} onRetry={nothing} />
        </Specimen>
      ))}
      <Specimen name="nothing found">
        <NothingFound state={asked} dispatch={nothing} />
      </Specimen>
    </Chapter>
  );
}

function option(name: string) {
  return { id: `specimen-${name}`, isActive: false, isTaken: false, onChoose: nothing };
}
