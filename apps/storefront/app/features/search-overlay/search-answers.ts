import type { Facet } from "@hearth/site-search-client";
import type { PictureData } from "../media/public.ts";
import type { PriceData } from "../price/public.ts";

/** What routes/search/find.ts and picture.ts answer. */
export interface FoundAnswer {
  total: number;
  cards: FoundCard[];
  facets: Facet[];
  /** The words that were meant, where something was found only by forgiving slips. */
  spelling: string | null;
  /** The page these words are meant to lead to. Carries its language. */
  page: string | null;
  /** Where to ask people. Carries its language. */
  contact: string;
}

/** A card as every listing shows it, written by the server: its buttons are islands of their own. */
export interface FoundCard {
  id: string;
  html: string;
}

/** What routes/search/suggest.ts answers. Links carry their language. */
export interface Suggestions {
  words: string[];
  categories: SuggestedPlace[];
  makers: string[];
  guides: SuggestedPlace[];
  products: SuggestedProduct[];
}

export interface SuggestedPlace {
  name: string;
  href: string;
  /** Where it stands, from the top. */
  trail: string[];
}

export interface SuggestedProduct {
  id: string;
  name: string;
  href: string;
  picture: PictureData | null;
  price: PriceData;
}
