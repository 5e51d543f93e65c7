import { localePath } from "@hearth/i18n";
import { noSuggestions, suggestionsData } from "../../features/search-overlay/public.ts";
import type { Suggestions } from "../../features/search-overlay/public.ts";
import { loadCards } from "../../features/recently-viewed/load-cards.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { readListingQuery } from "../../platform/shop/listing-query.ts";
import { answerSearch } from "./answer-search.server.ts";
import { loadShell } from "../../shell/load/load-shell.server.ts";
import type { MenuEntry } from "../../shell/shell-data.ts";
import type { Route } from "./+types/suggest";

/** What may be meant by the beginning of a search. The same for everybody, so it is kept like a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { term } = readListingQuery(visit.query);
  const href = (path: string) => localePath(visit.locale, path);
  return answerSearch(visit, async (siteSearch, signal) => {
    if (term === null) return startingPlaces((await loadShell(visit)).menu, href);
    const found = await siteSearch.suggest(term, { signal });
    const ids = found.products.map(({ foreignKey }) => foreignKey);
    const cards = ids.length === 0 ? [] : await loadCards(visit.shop, ids);
    return suggestionsData(found, cards, href);
  });
}

/** Without a word: where the menu begins. */
function startingPlaces(menu: readonly MenuEntry[], href: (path: string) => string): Suggestions {
  const categories = menu.flatMap(({ name, link }) =>
    link.kind === "page" ? [{ name, href: href(link.target), trail: [] }] : [],
  );
  return { ...noSuggestions, categories };
}
