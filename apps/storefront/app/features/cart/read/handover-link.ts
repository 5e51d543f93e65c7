import { cartLimit } from "@hearth/contract/limits";
import { isPlainName, NO_REFERENCE } from "./line-id.ts";

/** Products a planning tool hands over: `?source=…&reference=…&items=NUMBER:QUANTITY,NUMBER`. */
export interface Handover {
  source: string;
  reference: string;
  items: { number: string; quantity: number }[];
}

const itemShape = /^([A-Za-z0-9][A-Za-z0-9._-]{0,63})(?::([1-9]\d{0,4}))?$/;

/** Null when the link is not one of ours: it is somebody's free text until every part has its shape. */
export function readHandover(query: URLSearchParams): Handover | null {
  const source = query.get("source") ?? "";
  const reference = query.get("reference") || NO_REFERENCE;
  const parts = (query.get("items") ?? "").split(",").filter(Boolean);
  if (!isPlainName(source) || !isPlainName(reference)) return null;
  if (parts.length === 0 || parts.length > cartLimit.itemsPerRequest) return null;
  const quantities = new Map<string, number>();
  for (const part of parts) {
    const [, number, quantity = "1"] = itemShape.exec(part) ?? [];
    if (number === undefined) return null;
    quantities.set(number, (quantities.get(number) ?? 0) + Number(quantity));
  }
  return { source, reference, items: [...quantities].map(([number, quantity]) => ({ number, quantity })) };
}
