import { SearchButton } from "./search-button.tsx";
import { SearchForm } from "./search-form.tsx";

/** In every page once, so that the overlay finds it. */
export const SEARCH_FIELD_ID = "search-field";

interface Props {
  term: string | null;
  /** The overlay opens from here. */
  hasPopup?: boolean;
}

/** The way into the search from the header: a field, or a button on small screens. */
export function SearchEntry({ term, hasPopup = false }: Props) {
  return (
    <>
      <div className="min-w-0 grow basis-0 md:basis-40 lg:max-xl:basis-0">
        <SearchForm id={SEARCH_FIELD_ID} term={term} className="max-md:hidden lg:max-xl:hidden" />
      </div>
      <SearchButton className="md:max-lg:hidden xl:hidden" hasPopup={hasPopup} />
    </>
  );
}
