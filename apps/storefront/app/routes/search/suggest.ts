import { localePath } from "@hearth/i18n";
import { suggestionsData } from "../../features/search-overlay/public.ts";
import { loadCards } from "../../features/recently-viewed/load-cards.server.ts";
import { visitContext } from "../../platform/http/visit.server.ts";
import { readListingQuery } from "../../platform/shop/listing-query.ts";
import { answerSearch, failedAnswer } from "./answer-search.server.ts";
import type { Route } from "./+types/suggest";

/** What may be meant by the beginning of a search. The same for everybody, so it is kept like a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { term } = readListingQuery(visit.query);
  if (term === null) return failedAnswer(400);
  return answerSearch(visit, async (siteSearch, signal) => {
    const found = await siteSearch.suggest(term, { signal });
    const ids = found.products.map(({ foreignKey }) => foreignKey);
    const cards = ids.length === 0 ? [] : await loadCards(visit.shop, ids);
    return suggestionsData(found, cards, (path) => localePath(visit.locale, path));
  });
}
