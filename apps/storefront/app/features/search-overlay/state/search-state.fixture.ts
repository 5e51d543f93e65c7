import type { FoundAnswer, Suggestions } from "../search-answers.ts";
import { noSuggestions } from "./search-state.ts";

export const cardsOf = (...ids: string[]) =>
  ids.map((id) => ({ id, html: `<h3><a href="/${id}">${id}</a></h3>` }));

const brandFacet = {
  name: "brand",
  type: "terms" as const,
  terms: [
    { key: "Nordwerk", count: 12, selected: false },
    { key: "Pumpora", count: 3, selected: false },
  ],
};

const priceFacet = {
  name: "price",
  type: "range" as const,
  from: 12,
  to: 900,
  min: 12,
  max: 900,
  total: 3,
  count: 3,
};

export const found: FoundAnswer = {
  total: 3,
  cards: cardsOf("a", "b"),
  facets: [brandFacet, priceFacet],
  spelling: null,
  page: null,
  contact: "/kontakt",
};

export const suggestions: Suggestions = {
  ...noSuggestions,
  words: ["pumpengruppe", "pumpe 25-60"],
  categories: [{ name: "Umwälzpumpen", href: "/umwaelzpumpen", trail: ["Heizung"] }],
  makers: ["Pumpora"],
  guides: [{ name: "Pumpen richtig wählen", href: "/ratgeber/pumpen", trail: [] }],
  products: [
    {
      id: "c".repeat(32),
      name: "Umwälzpumpe Tiro",
      href: "/tiro",
      picture: null,
      price: { cents: 14_900, isFrom: true, comparison: null, perUnit: null },
    },
  ],
};
