import type { Suggestions as Found } from "@hearth/site-search-client";
import type { ProductCardData } from "../../listing/public-data.ts";
import type { Suggestions } from "../search-answers.ts";

/** Products as their cards show them: one price, one picture, one address. */
export function suggestionsData(
  found: Omit<Found, "products">,
  cards: readonly ProductCardData[],
  href: (path: string) => string,
): Suggestions {
  return {
    words: found.terms,
    categories: found.categories.map(({ name, url, breadcrumb }) => ({
      name,
      // Links of the site search carry their language.
      href: url.pathname,
      trail: breadcrumb.slice(0, -1),
    })),
    makers: found.manufacturers.map(({ name }) => name),
    guides: found.guides.map(({ title, url }) => ({ name: title, href: url.pathname, trail: [] })),
    products: cards.map(({ id, name, path, picture, price }) => ({
      id,
      name,
      href: href(path),
      picture: picture && { ...picture, alt: "" },
      price,
    })),
  };
}
