import type { Order } from "@hearth/contract";

/**
 * An order as it was agreed, frozen: the answer to the call that placed it, with every relation and its first states, in the order's
 * language. Reading an order puts today's states, documents and downloads over it; the invoice and the mail are made from it.
 */
export interface OrderDocument {
  order: Order;
  /** The shop in the order's language, for links in mails. */
  shopUrl: string;
  /** Whole cents, so that nobody has to multiply decimals. */
  totalCents: number;
  isDigitalWaived: boolean;
  /** Hashes of terms and withdrawal instruction as they were: everybody is given both, whatever was ticked. */
  givenTexts: string[];
  /** Of whoever ordered: which ways to pay there are depends on it. */
  customerGroupId: string;
}
