import { localePath } from "@hearth/i18n";
import type { Facet, SearchResponse, SiteSearchClient } from "@hearth/site-search-client";
import { ProductCard } from "../../features/listing/public.ts";
import { loadCards } from "../../features/recently-viewed/load-cards.server.ts";
import type { FoundAnswer } from "../../features/search-overlay/public.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { loadShell } from "../../shell/load/load-shell.server.ts";
import { fragmentRenderer } from "../fragments/render-fragment.server.tsx";
import { answerSearch } from "./answer-search.server.ts";

type Ask = (siteSearch: SiteSearchClient, signal: AbortSignal) => Promise<SearchResponse>;

/** The site search says which products and in which order; their cards are those of every listing, with prices of the shop. */
export function answerFound(visit: Visit, ask: Ask): Promise<Response> {
  return answerSearch(visit, async (siteSearch, signal): Promise<FoundAnswer> => {
    const { results, facets, total, spelling, redirect } = await ask(siteSearch, signal);
    const ids = results.map(({ foreignKey }) => foreignKey);
    const [{ paths }, cards, render] = await Promise.all([
      loadShell(visit),
      ids.length === 0 ? [] : loadCards(visit.shop, ids),
      // Cards of several answers stand in one page: their ids must differ.
      fragmentRenderer({ ...visit, pathname: `${visit.pathname} ${visit.requestId}` }),
    ]);
    return {
      total,
      facets: facets.filter(hasChoices),
      spelling,
      page: redirect?.pathname ?? null,
      contact: localePath(visit.locale, paths.contact),
      cards: cards.map((card) => ({ id: card.id, html: render(<ProductCard card={card} />) })),
    };
  });
}

function hasChoices(facet: Facet): boolean {
  return facet.type === "range" ? facet.count > 0 : facet.terms.length > 0;
}
