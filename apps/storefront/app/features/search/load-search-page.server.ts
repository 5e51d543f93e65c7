import { moveTo } from "../../platform/http/answer/page-failure.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { technicalPath, toHref } from "../../platform/links/link-target.ts";
import { listingSearch, plainListing } from "../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../platform/shop/listing-query.ts";
import { localisedPaths } from "../../platform/shop/seo-urls.server.ts";
import { loadSearch } from "../listing/public.ts";
import type { SearchAnswer } from "../listing/public.ts";
import { insidePath } from "./inside-path.ts";

/** What the words find. Words that mean one page lead there, unless everything they find is wanted. */
export async function loadSearchPage(
  visit: Pick<Visit, "shop" | "locale">,
  query: ListingQuery,
): Promise<SearchAnswer | null> {
  const { term } = query;
  if (term === null) return null;
  const answer = await loadSearch(visit.shop, term, query);
  if (query.isEverything) return answer;
  const betterPath = insidePath(answer.betterPath);
  if (betterPath !== null) moveTo(toHref(visit.locale, betterPath), 302);
  if (answer.exactId !== null) {
    const path = await articlePath(visit, answer, answer.exactId);
    moveTo(toHref(visit.locale, path) + listingSearch({ ...plainListing, term }), 302);
  }
  return answer;
}

async function articlePath(
  { shop, locale }: Pick<Visit, "shop" | "locale">,
  { listing }: SearchAnswer,
  id: string,
): Promise<string> {
  const card = listing.cards.find((each) => each.id === id);
  if (card) return card.path;
  const paths = await localisedPaths(shop, "product", id, [locale]);
  return paths[locale] ?? technicalPath("product", id);
}
