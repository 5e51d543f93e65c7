import { isId } from "@hearth/contract";
import type { Order } from "@hearth/contract";
import { toHref } from "../../../platform/links/link-target.ts";
import { moveTo, notFound } from "../../../platform/http/answer/page-failure.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { type OrderProof, readProof } from "./order-proof.server.ts";
import { readLinkedOrder, readOwnOrder } from "./read-orders.server.ts";

/** By the link of the mail: the API wants all of it again with every change, payment and file. */
export interface OrderLink {
  deepLinkCode: string;
  email: string;
  zipcode: string;
}

/** An order and by what right it is seen: a session, then the link is null, or the link of the mail. */
export interface FoundOrder {
  order: Order;
  link: OrderLink | null;
}

/**
 * The order of this id for whoever may see it. To all others it does not exist; somebody without any session is shown how to find an
 * order, whether it exists or not.
 */
export async function findOrder(visit: Visit, request: Request, orderId: string): Promise<FoundOrder> {
  const found = await tryFindOrder(visit, request, orderId);
  if (found === "none") return notFound(visit.pathname);
  if (found !== "nobody") return found;
  visit.notes.leave({ key: "note.orderSession", type: "info" });
  return moveTo(toHref(visit.locale, "/order"), 302);
}

export async function tryFindOrder(
  visit: Visit,
  request: Request,
  orderId: string,
): Promise<FoundOrder | "none" | "nobody"> {
  if (!isId(orderId)) return "none";
  const own = await readOwnOrder(visit.shop, orderId);
  if (typeof own === "object") return { order: own, link: null };
  const proof = await readProof(visit, request);
  if (proof?.orderId !== orderId) return own;
  const linked = await readLinkedOrder(visit.shop, proof.code, proof);
  return typeof linked === "object" ? { order: linked, link: linkOf(proof) } : own;
}

/** The order behind the link of a mail; null: e-mail and postcode have to be asked first. */
export async function findLinkedOrder(
  visit: Visit,
  request: Request,
  code: string,
): Promise<FoundOrder | null> {
  if (!isId(code)) return notFound(visit.pathname);
  const proof = await readProof(visit, request);
  const given = proof?.code === code ? proof : null;
  const order = await readLinkedOrder(visit.shop, code, given);
  return typeof order === "object" ? { order, link: given && linkOf(given) } : null;
}

/** What the visitor has proven about this order; null: nothing, then only a session helps. */
export async function linkTo(visit: Visit, request: Request, orderId: string): Promise<OrderLink | null> {
  const proof = await readProof(visit, request);
  return proof?.orderId === orderId ? linkOf(proof) : null;
}

function linkOf({ code, email, zipcode }: OrderProof): OrderLink {
  return { deepLinkCode: code, email, zipcode };
}
