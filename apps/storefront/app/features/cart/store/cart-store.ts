import { createStore } from "zustand/vanilla";
import type { Language } from "../../../platform/language/language.tsx";
import type { CartMessage, RestoreFields } from "../read/cart-message.ts";
import type { CartViewData } from "../read/cart-view-data.ts";
import type { CartChange } from "./cart-change.ts";
import type { MessagePlace } from "./message-place.ts";
import type { StoredCart } from "./stored-cart.ts";

/** What a view of the cart shows. */
export interface ShownCart {
  /** As it was answered last; null: nothing was answered yet. */
  view: CartViewData | null;
  /** Nothing could be read. */
  hasFailed: boolean;
  /** Of the last change, until the next one. */
  messages: { list: readonly CartMessage[]; place: MessagePlace };
  /** Lines that are gone and can come back, oldest first. */
  removals: readonly Removal[];
  /** The line that was just put in. */
  newLine: string | null;
  /** Where the focus goes when what had it is gone: a line, or the heading. */
  focus: { line: string | null } | null;
}

export interface Removal {
  message: CartMessage;
  restore: RestoreFields;
  /** The line that came after it. */
  nextLine: string | null;
}

const nothingShown: ShownCart = {
  view: null,
  hasFailed: false,
  messages: { list: [], place: { at: "top" } },
  removals: [],
  newLine: null,
  focus: null,
};

export type CartState = ShownCart & {
  /** What the badge counts; null: nobody knows yet. */
  counted: StoredCart | null;
  /** Sent, then waiting. */
  open: readonly CartChange[];
  /** Quantities the buyer chose and nobody was told yet, by line. */
  drafts: ReadonlyMap<string, number>;
  /** The cart the server wrote into this page: the cart page, nowhere else. */
  page: CartViewData | null;
  /** Words for messages, and the way to the shop; every island that changes the cart brings it. */
  language: Pick<Language, "t" | "href"> | null;
};

/** The cart of this page. Changed in the browser only, by cart-actions.ts. */
export const cartStore = createStore<CartState>(() => ({
  ...nothingShown,
  counted: null,
  open: [],
  drafts: new Map(),
  page: null,
  language: null,
}));

/** Sums are not known while something is on its way. */
export function isPending({ open, drafts }: CartState): boolean {
  return drafts.size > 0 || open.some(({ intent }) => intent !== "read");
}

/** The cart as it is shown: as it was answered last, else as the page came. */
export function knownView({ view, page }: CartState): CartViewData | null {
  return view ?? page;
}
