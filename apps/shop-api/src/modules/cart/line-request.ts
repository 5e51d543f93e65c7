import { failure, serverPayloadKeys } from "@hearth/contract";
import type { LinePayload } from "./cart-content.ts";

/** A line as clients send it. What is not read here is ignored: label, price and the like are the shop's to say. */
export interface LineRequest {
  type: string;
  id?: string | undefined;
  referencedId?: string | null | undefined;
  quantity?: number | undefined;
  payload?: Readonly<Record<string, unknown>> | null | undefined;
  price?: unknown;
  priceDefinition?: unknown;
}

/** More of one product than any shop has; keeps sums exact. */
const MAX_QUANTITY = 1_000_000;
/** It is stored and sent with every answer. */
const MAX_PAYLOAD_LENGTH = 8000;

/** Words a client may say about a line; some send a reference as a number, the API answers text. */
const clientTexts = ["name", "manufacturerName", "categoryName", "hearthCartSource", "hearthCartReferenceId"];

/** Prices are the shop's: a client that sends one is told so instead of being ignored. */
export function refusePrices(items: readonly Pick<LineRequest, "price" | "priceDefinition">[]): void {
  const isPriced = ({ price, priceDefinition }: Pick<LineRequest, "price" | "priceDefinition">) =>
    (price !== undefined && price !== null) || (priceDefinition !== undefined && priceDefinition !== null);
  if (items.some(isPriced)) {
    throw failure(403, "CHECKOUT__INSUFFICIENT_PERMISSION", {
      detail: "Insufficient permission to set prices of line items.",
    });
  }
}

export function readQuantity(quantity: number | undefined): number {
  const wanted = quantity ?? 1;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_QUANTITY) {
    throw failure(400, "CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY", {
      detail: "The quantity must be a whole number above 0.",
      parameters: { quantity: wanted },
    });
  }
  return wanted;
}

/** Adding to what is there never leaves the range either. */
export function addQuantities(one: number, other: number): number {
  return Math.min(one + other, MAX_QUANTITY);
}

/** What the client says about a line, without what only the shop can say. The schema has checked its values one by one. */
export function readPayload(payload: LineRequest["payload"]): LinePayload {
  const entries = Object.entries(payload ?? {}).filter(([key]) => !serverPayloadKeys.has(key));
  const kept = Object.fromEntries(entries.map(([key, value]) => [key, asText(key, value)]));
  if (JSON.stringify(kept).length > MAX_PAYLOAD_LENGTH) {
    throw failure(400, "CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD", { detail: "The payload is too large." });
  }
  return kept;
}

function asText(key: string, value: unknown): unknown {
  return clientTexts.includes(key) && typeof value === "number" ? String(value) : value;
}
