/** One kind of goods, in whole cents, as whoever measures gets to know it. */
export interface TrackedItem {
  id: string;
  name: string;
  /** One piece. */
  cents: number;
  brand: string | null;
  category: string | null;
  quantity: number;
}

export interface TrackedOrder {
  /** The same as the server tells, so that nobody counts it twice. */
  id: string;
  totalCents: number;
  taxCents: number;
  shippingCents: number;
  paymentMethod: string;
  items: readonly TrackedItem[];
}

/** What a visitor did, told by the part of the page where it happened. */
export type TrackedEvent =
  | { kind: "page"; type: string; path: string }
  | { kind: "product"; item: TrackedItem }
  /** `basket` is what lies in it now. */
  | { kind: "add" | "remove"; items: readonly TrackedItem[]; basket: readonly TrackedItem[] }
  | { kind: "cart"; items: readonly TrackedItem[] }
  | { kind: "checkout"; items: readonly TrackedItem[]; step?: number; stepName?: string }
  | { kind: "purchase"; order: TrackedOrder };
