import { failure } from "@hearth/contract";
import { isDeepLinkAlive } from "@hearth/rules";
import type { Attempts } from "../../platform/attempts.ts";
import type { Sql } from "../../platform/database.ts";
import type { Scope } from "../context/index.ts";
import { selectProof } from "./read-order.sql.ts";

export interface AccessPorts {
  sql: Sql;
  attempts: Attempts;
}

export interface OrderCaller {
  scope: Scope;
  /** Where the request came from. */
  address: string;
}

export interface GuestProof {
  email: string;
  zipcode: string;
}

const CODE = /^[0-9a-f]{32}$/;

/**
 * The order somebody without a session can prove to know: by the link or number of it, with e-mail and postal code. Whatever is wrong
 * is one answer, and trying is limited.
 */
export async function provenOrder(
  { sql, attempts }: AccessPorts,
  { scope, address }: OrderCaller,
  by: { deepLinkCode: string } | { orderNumber: string },
  { email, zipcode }: GuestProof,
): Promise<{ id: string; deepLinkCode: string }> {
  const who = { address, account: email };
  const seconds = await attempts.take("order", who);
  if (seconds !== undefined) {
    throw failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
      detail: `Too many requests, try again in ${seconds} seconds.`,
      parameters: { seconds },
    });
  }
  const order = await selectProof(sql, scope.channel.id, by);
  const isRight =
    order !== undefined &&
    plain(order.email) === plain(email) &&
    plain(order.zipcode) === plain(zipcode) &&
    isDeepLinkAlive(Date.parse(order.updated_at), scope.now);
  if (!isRight) {
    throw failure(403, "CHECKOUT__GUEST_WRONG_CREDENTIALS", { detail: "Wrong credentials." });
  }
  await attempts.succeed("order", who);
  return { id: order.id, deepLinkCode: order.deep_link_code };
}

/** As people write it: with or without spaces and dashes, in capitals or not. */
function plain(text: string): string {
  return text.replaceAll(/[\s-]/g, "").toLowerCase();
}

export interface OwnOrderWish {
  orderId: string;
  deepLinkCode?: string | null | undefined;
}

/** Whether the caller may change the order: its customer, or whoever has its link. Throws for somebody who is neither nor. */
export async function mayChange(
  sql: Sql,
  scope: Scope,
  { orderId, deepLinkCode }: OwnOrderWish,
): Promise<boolean> {
  if (!scope.customer && !deepLinkCode)
    throw failure(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN", { detail: "Customer is not logged in." });
  const order = await selectProof(sql, scope.channel.id, { id: orderId });
  if (!order) return false;
  if (scope.customer && order.customer_id === scope.customer.id) return true;
  if (!deepLinkCode || !CODE.test(deepLinkCode)) return false;
  return order.deep_link_code === deepLinkCode && isDeepLinkAlive(Date.parse(order.updated_at), scope.now);
}
