import type { Suggestions as Found } from "@hearth/site-search-client";
import type { ProductCardData } from "../../listing/public-data.ts";
import type { SuggestedPlace, Suggestions } from "../search-answers.ts";

type Place = { url: { pathname: string } };

/** Products as their cards show them: one price, one picture, one address. */
export function suggestionsData(
  found: Omit<Found, "products">,
  cards: readonly ProductCardData[],
  href: (path: string) => string,
): Suggestions {
  const place = (name: string, { url }: Place, trail: string[]): SuggestedPlace => ({
    name,
    href: href(url.pathname),
    trail,
  });
  return {
    words: found.terms,
    categories: found.categories.map((category) =>
      place(category.name, category, category.breadcrumb.slice(0, -1)),
    ),
    makers: found.manufacturers.map(({ name }) => name),
    guides: found.guides.map((guide) => place(guide.title, guide, [])),
    products: cards.map(({ id, name, path, picture, price }) => ({
      id,
      name,
      href: href(path),
      picture: picture && { ...picture, alt: "" },
      price,
    })),
  };
}
