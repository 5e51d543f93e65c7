import { failure } from "@hearth/contract";
import { isDeepLinkAlive } from "@hearth/rules";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { type Proof, selectProof } from "./order-proof.sql.ts";

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

type Sent<T> = { [Key in keyof T]?: T[Key] | null | undefined };

/** What somebody without a session may send instead: only all of it together counts. */
export type OrderLink = Sent<GuestProof & { deepLinkCode: string }>;

/**
 * The order somebody without a session can prove to know: by the link or number of it, with e-mail and postal code. Whatever is wrong
 * is one answer, and trying is limited.
 */
export async function provenOrder(
  ports: AccessPorts,
  caller: OrderCaller,
  by: { deepLinkCode: string } | { orderNumber: string },
  proof: GuestProof,
): Promise<{ id: string; deepLinkCode: string }> {
  const order = await selectProof(ports.sql, caller.scope.channel.id, by);
  if (!(await isProven(ports, caller, order, proof)) || !order) {
    throw failure(403, "CHECKOUT__GUEST_WRONG_CREDENTIALS", { detail: "Wrong credentials." });
  }
  return { id: order.id, deepLinkCode: order.deep_link_code };
}

/** Nobody signed in and no link: said before any order is looked for. */
function requireVisitor({ customer }: Scope, { deepLinkCode }: OrderLink): void {
  if (!customer && !deepLinkCode)
    throw failure(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN", { detail: "Customer is not logged in." });
}

/**
 * Whether the order is the caller's: its customer's, or of somebody who has its link and knows e-mail and postal code. To all others
 * it has to look as if it did not exist.
 */
export async function isOwnOrder(
  ports: AccessPorts,
  caller: OrderCaller,
  { orderId, deepLinkCode, ...proof }: OrderLink & { orderId: string },
): Promise<boolean> {
  const order = await selectProof(ports.sql, caller.scope.channel.id, { id: orderId });
  if (isCustomerOf(caller, order)) return true;
  return !!deepLinkCode && isProven(ports, caller, withCode(order, deepLinkCode), proof);
}

/** The same where nobody at all is asked to sign in, instead of being told that there is no such order. */
export async function isVisitorsOrder(
  ports: AccessPorts,
  caller: OrderCaller,
  link: OrderLink & { orderId: string },
): Promise<boolean> {
  requireVisitor(caller.scope, link);
  return isOwnOrder(ports, caller, link);
}

/** The same for somebody who has shown another secret of the order already, such as the code of its invoice. */
export async function knowsOrder(
  ports: AccessPorts,
  caller: OrderCaller,
  orderId: string | null,
  proof: Sent<GuestProof>,
): Promise<boolean> {
  const order =
    orderId === null ? undefined : await selectProof(ports.sql, caller.scope.channel.id, { id: orderId });
  return isCustomerOf(caller, order) || isProven(ports, caller, order, proof);
}

function isCustomerOf({ scope: { customer } }: OrderCaller, order: Proof | undefined): boolean {
  return customer !== null && order?.customer_id === customer.id;
}

function withCode(order: Proof | undefined, deepLinkCode: string): Proof | undefined {
  return order?.deep_link_code === deepLinkCode ? order : undefined;
}

/** Guesses are counted whether or not there is such an order. */
async function isProven(
  { attempts }: AccessPorts,
  { scope, address }: OrderCaller,
  order: Proof | undefined,
  { email, zipcode }: Sent<GuestProof>,
): Promise<boolean> {
  if (!email || !zipcode) return false;
  const who = { address, account: email };
  const seconds = await attempts.take("order", who);
  if (seconds !== undefined) {
    throw failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
      detail: `Too many requests, try again in ${seconds} seconds.`,
      parameters: { seconds },
    });
  }
  const isRight =
    order !== undefined &&
    plain(order.email) === plain(email) &&
    plain(order.zipcode) === plain(zipcode) &&
    isDeepLinkAlive(Date.parse(order.updated_at), scope.now);
  if (isRight) await attempts.succeed("order", who);
  return isRight;
}

/** As people write it: with or without spaces and dashes, in capitals or not. */
function plain(text: string): string {
  return text.replaceAll(/[\s-]/g, "").toLowerCase();
}
