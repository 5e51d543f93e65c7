import { failure } from "@hearth/contract";
import type { CartContent, StoredLine } from "./cart-content.ts";
import { addQuantities, type LineRequest, readPayload, readQuantity } from "./line-request.ts";

/** Enough for a house; protects everybody from a cart that takes seconds to calculate. */
const MAX_LINES = 250;
const MAX_CODES = 10;

export interface Addition {
  lines: readonly StoredLine[];
  codes: readonly string[];
}

/** What a request wants to add, checked as far as that needs no data. */
export function readAddition(items: readonly LineRequest[], newId: () => string): Addition {
  const lines: StoredLine[] = [];
  const codes: string[] = [];
  for (const item of items) {
    if (item.type === "promotion") codes.push(readCode(item));
    else if (item.type === "product") lines.push(readLine(item, newId));
    else
      throw failure(400, "CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED", {
        detail: "Only products and promotions can be added.",
        parameters: { type: item.type.slice(0, 40) },
      });
  }
  return { lines, codes };
}

function readLine(item: LineRequest, newId: () => string): StoredLine {
  const productId = item.referencedId ?? item.id ?? "";
  return {
    id: item.id ?? newId(),
    productId,
    quantity: readQuantity(item.quantity),
    payload: readPayload(item.payload),
  };
}

/** Clients may put the code into either field. */
function readCode(item: LineRequest): string {
  return (item.referencedId ?? item.id ?? "").trim();
}

/** The same id again adds to the quantity; keys of its payload are replaced one by one. */
export function addLines(content: CartContent, { lines, codes }: Addition): CartContent {
  let next = [...content.lines];
  for (const line of lines) {
    const known = next.find(({ id }) => id === line.id);
    if (known && known.productId !== line.productId)
      throw failure(409, "CHECKOUT__CART_MIXED_LINE_ITEM_TYPE", {
        detail: "This line id stands for something else already.",
      });
    next = known ? next.map((each) => (each === known ? merge(known, line) : each)) : [...next, line];
  }
  if (next.length > MAX_LINES)
    throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
      detail: `A cart holds at most ${MAX_LINES} lines.`,
      pointer: "/items",
    });
  return { ...content, lines: next, codes: withCodes(content.codes, codes) };
}

function merge(known: StoredLine, added: StoredLine): StoredLine {
  return {
    ...known,
    quantity: addQuantities(known.quantity, added.quantity),
    payload: { ...known.payload, ...added.payload },
  };
}

function withCodes(known: readonly string[], added: readonly string[]): string[] {
  const all = [...known];
  for (const code of added) {
    const isKnown = all.some((each) => each.toLowerCase() === code.toLowerCase());
    if (!isKnown && all.length < MAX_CODES) all.push(code);
  }
  return all;
}

export type LineChange = Pick<LineRequest, "quantity" | "payload"> & { id: string };

/** Sets quantities and keys of payloads; what is not given stays. */
export function updateLines(content: CartContent, items: readonly LineChange[]): CartContent {
  const wanted = new Map(items.map((item) => [item.id, item]));
  for (const id of wanted.keys()) {
    if (content.applied.some(({ discountId }) => discountId === id))
      throw failure(400, "CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE", {
        detail: "This line has no quantity.",
        parameters: { identifier: id },
      });
    if (!content.lines.some((line) => line.id === id)) throw lineNotFound(id);
  }
  return {
    ...content,
    lines: content.lines.map((line) => {
      const { quantity, payload } = wanted.get(line.id) ?? {};
      return {
        ...line,
        quantity: quantity === undefined ? line.quantity : readQuantity(quantity),
        payload: { ...line.payload, ...readPayload(payload) },
      };
    }),
  };
}

/** Removing a discount takes the whole promotion off: its code is forgotten, an automatic one stays away from this cart. */
export function removeLines(content: CartContent, ids: readonly string[]): CartContent {
  const removed = content.applied.filter(({ discountId }) => ids.includes(discountId));
  for (const id of ids) {
    const isKnown =
      content.lines.some((line) => line.id === id) || removed.some(({ discountId }) => discountId === id);
    if (!isKnown) throw lineNotFound(id);
  }
  const codes = removed.flatMap(({ code }) => (code === null ? [] : [code.toLowerCase()]));
  const blocked = removed.filter(({ code }) => code === null).map(({ promotionId }) => promotionId);
  return {
    ...content,
    lines: content.lines.filter((line) => !ids.includes(line.id)),
    codes: content.codes.filter((code) => !codes.includes(code.toLowerCase())),
    blockedPromotionIds: [...new Set([...content.blockedPromotionIds, ...blocked])],
  };
}

function lineNotFound(id: string) {
  return failure(404, "CHECKOUT__CART_LINE_ITEM_NOT_FOUND", {
    detail: "Line item not found.",
    parameters: { identifier: id.slice(0, 100) },
  });
}
