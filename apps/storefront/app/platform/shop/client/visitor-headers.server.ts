import { sealVisitor, VISITOR_HEADER } from "@hearth/service/visitor";

/** Tells the shop API where a visitor comes from, under seal: it believes nobody else. On a desk without a key nothing is told. */
export function visitorHeaders(serviceKey: string, address: string): Record<string, string> {
  return serviceKey === "" ? {} : { [VISITOR_HEADER]: sealVisitor(serviceKey, address, Date.now()) };
}
