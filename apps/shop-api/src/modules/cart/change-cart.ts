import { setTimeout as pause } from "node:timers/promises";
import { failure, NO_CODE } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import {
  isOver,
  isToken,
  isUntouched,
  newToken,
  saveChoices,
  type Scope,
  tokenHash,
  touchSession,
} from "../context/index.ts";
import { type CartContent, emptyCart } from "./cart-content.ts";
import { type CartRecord, saveCart, touchCart } from "./cart.sql.ts";
import type { EvaluatedCart } from "./evaluate-cart.ts";
import { calculateRecord, type CartLook, type CurrentCart, readRecord, scopeOfRecord } from "./read-cart.ts";

export interface CartVisit extends CartLook {
  writes: Sql;
  /** As sent by the client. */
  token: string | undefined;
  lifetimeSeconds: number;
}

export interface CartChange {
  /** What the change brings in, so that one statement reads it with the rest. */
  productIds: readonly string[];
  codes: readonly string[];
  /** Pure: it runs again when somebody else changed the cart meanwhile. */
  apply: (content: CartContent) => CartContent;
  /** Throws what speaks against it, before anything is calculated. May be asked more than once. */
  admit?: (scope: Scope) => Promise<void>;
  /** What there is to do when it is done, once. */
  settle?: (cart: EvaluatedCart) => Promise<void>;
}

/** With conflicts all around one of the writers still succeeds each time, so this many in a row mean that something is wrong. */
const MAX_ATTEMPTS = 100;
const PAUSE_FROM_ATTEMPT = 3;

/** Reads a cart, changes it, calculates it, and stores it if it became another one. Null: only what does not hold any more changes. */
export function changeCart(visit: CartVisit, change: CartChange | null): Promise<CurrentCart> {
  const token = isToken(visit.token) ? visit.token : newToken();
  const work = () => untilSaved(visit, token, change);
  return change ? visit.carts.turns.take(token, work) : work();
}

async function untilSaved(visit: CartVisit, token: string, change: CartChange | null): Promise<CurrentCart> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const used = await attemptOnce(visit, token, change);
    if (used) {
      await change?.settle?.(used.cart);
      return used;
    }
    if (attempt >= PAUSE_FROM_ATTEMPT) await pause(Math.random() * attempt);
  }
  throw failure(503, NO_CODE, { detail: "The cart is being changed by too many requests at once." });
}

/** Null: the cart was changed between reading and writing. */
async function attemptOnce(
  visit: CartVisit,
  token: string,
  change: CartChange | null,
): Promise<CurrentCart | null> {
  const record = await readRecord(visit, token, change ?? { productIds: [], codes: [] });
  const living = await keepAlive(visit, token, record);
  const { version, content } = living.record;
  const stored = content ?? emptyCart;
  const scope = scopeOfRecord(visit, living.token, living.record);
  await change?.admit?.(scope);
  const wanted = change ? change.apply(stored) : stored;
  const cart = await calculateRecord(visit, scope, { record, content: wanted });
  if (isSame(stored, cart.content)) {
    await rememberMethods(visit, scope, cart);
    return { scope, cart, version: version ?? 0 };
  }
  if (!(await saveCart(visit.writes, { contextKey: scope.contextKey, version, content: cart.content })))
    return null;
  await rememberMethods(visit, scope, cart);
  return { scope, cart, version: (version ?? 0) + 1 };
}

/** A cart nobody touched for too long is over, like its session: the visitor goes on with a new token and nothing. */
async function keepAlive(visit: CartVisit, token: string, record: CartRecord) {
  const { writes, now } = visit;
  const { session, updated_at } = record;
  if (isEnded(visit, record))
    return { token: newToken(), record: { ...record, session: null, version: null, content: null } };
  // A session is asked for without its cart, so a fresh cart does not speak for it.
  if (session) {
    if (isUntouched(now - Date.parse(session.last_used_at))) await touchSession(writes, session);
  } else if (updated_at && isUntouched(now - Date.parse(updated_at)))
    await touchCart(writes, tokenHash(token));
  return { token, record };
}

/** An anonymous cart speaks for its session. A customer's does not: it may be another device that uses it. */
function isEnded({ lifetimeSeconds, now }: CartVisit, { session, updated_at }: CartRecord): boolean {
  if (session && session.session_id !== null) return isOver(session, { lifetimeSeconds, now });
  const lastUse = [session?.last_used_at, updated_at].flatMap((at) => (at ? Date.parse(at) : []));
  return lastUse.length > 0 && now - Math.max(...lastUse) > lifetimeSeconds * 1000;
}

/** A method that was swapped stays swapped, so that it is told once. */
async function rememberMethods(
  { writes }: CartVisit,
  scope: Scope,
  { choices }: EvaluatedCart,
): Promise<void> {
  if (Object.keys(choices).length > 0) await saveChoices(writes, scope.channel.id, scope.contextKey, choices);
}

function isSame(one: CartContent, other: CartContent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
