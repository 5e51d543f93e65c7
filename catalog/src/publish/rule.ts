import type { Catalogue } from "../format/catalogue.ts";
import type { PathPart } from "../format/reading/problem.ts";
import type { Offer } from "./offer.ts";
import type { PictureFacts } from "./picture-facts.ts";

/** Everything the rules look at. */
export interface Shelf {
  catalogue: Catalogue;
  offers: readonly Offer[];
  /** Every language of the shop. */
  languages: readonly string[];
  pictures: ReadonlyMap<string, PictureFacts>;
}

export interface Fault {
  entry: object;
  path: readonly PathPart[];
  message: string;
  /** Told where one place can be wrong in several ways; messages are for readers of files only. */
  kind?: "missing" | "filler" | "copied" | "too-long" | "too-small" | "twin";
  /** The ones something is missing in. */
  languages?: readonly string[];
}

export interface Findings {
  /** How many things the rule looked at. */
  checked: number;
  faults: Fault[];
}

/** One thing the law or the layout asks for. */
export interface Rule {
  name: string;
  check: (shelf: Shelf) => Findings;
}

/** A rule about single offers. */
export function offerRule(
  name: string,
  isAbout: (offer: Offer) => boolean,
  faultsOf: (offer: Offer, shelf: Shelf) => Fault[],
): Rule {
  return {
    name,
    check: (shelf) => {
      const offers = shelf.offers.filter(isAbout);
      return { checked: offers.length, faults: offers.flatMap((offer) => faultsOf(offer, shelf)) };
    },
  };
}

/** The fault of an offer at one of its custom fields. */
export function customFieldFault(offer: Offer, name: string, message: string): Fault {
  return { entry: offer.entryOfCustomField(name), path: ["customFields", name], message };
}
