import type { Catalogue } from "../format/catalogue.ts";
import type { Product } from "../format/products.ts";
import type { Shop } from "../format/shop.ts";
import { offersOf } from "./offer.ts";
import type { PictureFacts } from "./picture-facts.ts";
import type { Fault, Shelf } from "./rule.ts";
import { publishRules } from "./rules.ts";

/** As much of a catalogue as the rules look at: what a shop knows of one family and of what it refers to. */
export type GateCatalogue = Pick<
  Catalogue,
  "manufacturers" | "categories" | "properties" | "products" | "altTexts"
> & {
  shop: Pick<Shop, "languages" | "deliveryTimes"> & { channel: Pick<Shop["channel"], "language"> };
};

/** Why something may not be sold, without a sentence. */
export interface GateFault {
  /** Name of the rule. */
  rule: string;
  /** Key of the product or variant that says it; null: what they refer to, as their maker. */
  key: string | null;
  /** `meta.title`; empty: the whole. */
  field: string;
  kind: NonNullable<Fault["kind"]> | null;
  languages: readonly string[];
}

// Files without these are no catalogue at all; a shop may hold them as drafts.
const needed = [
  "name",
  "manufacturer",
  "categories",
  "tax",
  "price",
  "delivery",
  "shippingCostType",
] as const satisfies readonly (keyof Product)[];

/** Looks at families with the same rules as an import of files. Covers are compared among these families only. */
export function gateFaults(
  catalogue: GateCatalogue,
  pictures: ReadonlyMap<string, PictureFacts>,
): GateFault[] {
  const whole = { ...catalogue, pages: [] } as unknown as Catalogue;
  const offers = offersOf(whole);
  const incomplete = catalogue.products.flatMap((product) => missingFields(product, offers));
  if (incomplete.length > 0) return incomplete;
  const shelf: Shelf = {
    catalogue: whole,
    offers,
    languages: catalogue.shop.languages.map(({ key }) => key),
    pictures,
  };
  const entries = new Map<object, string>(
    catalogue.products.flatMap((product) =>
      [product, ...(product.variants ?? [])].map((entry) => [entry, entry.key] as const),
    ),
  );
  const faults = publishRules.flatMap(({ name, check }) =>
    check(shelf).faults.map(({ entry, path, kind = null, languages = [] }): GateFault => {
      return { rule: name, key: entries.get(entry) ?? null, field: path.join("."), kind, languages };
    }),
  );
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** Those that were not there before. A text that is missing in fewer languages than before is no new fault. */
export function newFaults(before: readonly GateFault[], after: readonly GateFault[]): GateFault[] {
  return after.filter((fault) => !before.some((known) => covers(known, fault)));
}

function covers(known: GateFault, fault: GateFault): boolean {
  const isSamePlace =
    known.rule === fault.rule &&
    known.key === fault.key &&
    known.field === fault.field &&
    known.kind === fault.kind;
  // Missing without a language is missing in all of them.
  const isInAll = known.languages.length === 0;
  return isSamePlace && (isInAll || isPartOf(fault.languages, known.languages));
}

/** Without a language it is about more than some. */
function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  return some.length > 0 && some.every((language) => all.includes(language));
}

/** The rules read what is there; what every offer begins with has to be there. */
function missingFields(product: Product, offers: Shelf["offers"]): GateFault[] {
  const own = offers.filter((offer) => offer.product === product);
  const fault = (key: string, field: string): GateFault => {
    return { rule: "complete", key, field, kind: "missing", languages: [] };
  };
  if (product.active !== false && own.length === 0) return [fault(product.key, "variants")];
  return own.flatMap(({ shown, variant }) =>
    needed
      .filter((field) => shown[field] === undefined || (field === "categories" && !shown.categories.length))
      .map((field) => fault(variant?.key ?? product.key, field)),
  );
}
