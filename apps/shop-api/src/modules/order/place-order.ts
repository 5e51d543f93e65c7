import {
  ApiFailure,
  type Cart,
  failure,
  type HearthOrder,
  type Order,
  type PlaceOrderInput,
} from "@hearth/contract";
import { paymentTraits, shopDay } from "@hearth/rules";
import type { Config } from "../../platform/config.ts";
import type { Sql } from "../../platform/database.ts";
import type { WaitingLine } from "../../platform/waiting-line.ts";
import { type CartServices, readCart, orderKey, presentCart, type CurrentCart } from "../cart/index.ts";
import type { Scope } from "../context/index.ts";
import { signedIn } from "../customer/index.ts";
import type { LegalTexts } from "../legal-text/index.ts";
import type { ReferenceStore } from "../reference/index.ts";
import type { OrderCaller } from "../order-access/index.ts";
import { trackingOf } from "../purchase/index.ts";
import { type AdmitPorts, admitUnpaid } from "./goods/admit-unpaid.ts";
import { buildOrder } from "./build-order.ts";
import { selectBuyer, selectByKey } from "./buyer.sql.ts";
import { claimNumber, noteRefusal } from "./claim-number.sql.ts";
import { payAtOnce, refusalOf } from "./order-refusal.ts";
import { checkOrderDetails } from "./order-details.ts";
import { redemptionsOf } from "./redemptions.ts";
import type { StateNames } from "./state-names.ts";
import { stockToHold } from "./goods/stock-to-hold.ts";
import { writeOrder } from "./write-order.sql.ts";

export interface OrderPorts extends AdmitPorts {
  sql: Sql;
  writes: Sql;
  carts: CartServices;
  references: ReferenceStore;
  legalTexts: LegalTexts;
  stateNames: StateNames;
  /** Orders being placed by this process. */
  orders: WaitingLine;
  newId: () => string;
  config: Pick<Config, "payment" | "goods" | "purchases">;
}

const ROUNDS = 3;
const WHOLE_SHELF = 100;

/**
 * docs/order.md, section 1. Wishes about the same cart take turns, here and by its version in the database. Only a few are
 * begun at once: who waits in line then reads what is left, instead of calculating now and queueing for goods that will be gone.
 */
export function placeOrder(ports: OrderPorts, caller: OrderCaller, input: PlaceOrderInput): Promise<Order> {
  const { scope } = caller;
  return ports.carts.turns.take(scope.token, () =>
    ports.orders.enter(() => untilPlaced(ports, caller, input)),
  );
}

async function untilPlaced(
  ports: OrderPorts,
  { scope, address }: OrderCaller,
  input: PlaceOrderInput,
): Promise<Order> {
  const claimed = new Set<string>();
  const attempt: Attempt = { input, address, claimed, isAdmitted: false };
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const order = await placeOnce(ports, scope, attempt);
      if (order) return order;
    }
    throw cartInvalid([]);
  } catch (error) {
    const code = error instanceof ApiFailure ? error.errors[0]?.code : null;
    if (code) for (const key of claimed) await noteRefusal(ports.writes, key, code);
    throw error;
  }
}

interface Attempt {
  input: PlaceOrderInput;
  /** Where the request came from. */
  address: string;
  /** Counted among the unpaid orders already. */
  isAdmitted: boolean;
  /** Keys that have a number. */
  claimed: Set<string>;
}

/** Null: somebody was faster, or took the last piece; what is left has to be looked at again. */
async function placeOnce(ports: OrderPorts, scope: Scope, attempt: Attempt): Promise<Order | null> {
  const { sql, writes, stateNames, newId, config } = ports;
  const { input, claimed } = attempt;
  const customerId = signedIn(scope).id;
  const sentKey = input.idempotencyKey ? keyOf(customerId, input.idempotencyKey) : null;
  const [used, buyer] = await Promise.all([
    readCart({
      ...ports,
      channel: scope.channel,
      token: scope.token,
      languageId: scope.languageId,
      now: scope.now,
    }),
    selectBuyer(sql, customerId, sentKey),
  ]);
  if (buyer?.known) return buyer.known.order;
  if (!buyer || used.scope.customer?.id !== customerId) throw notLoggedIn();
  const cart = presentCart(used);
  if (isEmpty(used, cart)) {
    // Ordered by somebody faster, perhaps between the two reads above.
    const lastKey = sentKey ?? keyOf(customerId, orderKey(scope.contextKey, used.version - 1));
    const before = await selectByKey(sql, lastKey);
    if (before) return before.order;
  }
  const addresses = readyAddresses(used, cart, input.hash);
  const paymentMethod =
    used.scope.reference.paymentMethod.get(used.cart.payment.methodId)?.technical_name ?? "";
  const paysLater = paymentTraits(paymentMethod).isPaidLater;
  const details = checkOrderDetails(input, {
    paymentMethod,
    needsFreight: cart.extensions?.hearthDelivery?.needsFreight ?? false,
    countryIso: used.scope.reference.country.get(addresses.shipping.country_id)?.iso ?? null,
    today: shopDay(scope.now),
    isCompany: Boolean(buyer.company),
  });
  const [consents, givenTexts] = await Promise.all([
    consentsOf(ports, used.scope, input),
    givenTextsOf(ports, used.scope),
  ]);
  const isStranger = buyer.is_stranger && used.cart.result.totals.totalCents > 0;
  if (isStranger && paysLater && !attempt.isAdmitted) {
    const { address } = attempt;
    const { email } = buyer;
    const { shipping } = addresses;
    await admitUnpaid(ports, { address, email, shipping, proof: input.proof, now: scope.now });
    attempt.isAdmitted = true;
  }
  const key = sentKey ?? keyOf(customerId, orderKey(scope.contextKey, used.version));
  const orderNumber = await claimNumber(writes, key, scope.contextKey);
  claimed.add(key);
  const built = buildOrder({
    used,
    cart,
    buyer,
    addresses,
    details,
    consents,
    givenTexts,
    orderNumber,
    terms: config.payment,
    stateNames,
    newId,
  });
  const { paymentDetails } = details;
  const { share } = config.goods;
  const pledge = isStranger && share.sharePercent < WHOLE_SHELF ? { ...share, paysLater } : null;
  const goods = stockToHold(used.cart);
  const redemptions = redemptionsOf(used.cart);
  const lines = built.document.order.lineItems ?? [];
  const tracking = config.purchases && trackingOf(used.scope, lines, input.tracking);
  try {
    await writeOrder(writes, { built, key, used, goods, redemptions, paymentDetails, pledge, tracking });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (refusal === "share") {
      ports.refused("share");
      throw payAtOnce();
    }
    return null;
  }
  return built.document.order;
}

/** Keys are made up by clients: nobody finds or blocks somebody else's order with one. */
function keyOf(customerId: string, key: string): string {
  return `${customerId}:${key}`;
}

/** A cart whose goods are all gone is not empty: its errors say what became of them. */
function isEmpty({ cart: { result } }: CurrentCart, { errors }: Cart): boolean {
  return result.lines.length === 0 && !Object.values(errors).some(({ block }) => block);
}

/** Throws the reason why the cart cannot be ordered as it is. */
function readyAddresses(used: CurrentCart, cart: Cart, hash: string | undefined) {
  if (isEmpty(used, cart)) throw failure(400, "CHECKOUT__CART_EMPTY", { detail: "Cart is empty." });
  if (used.cart.payment.outcome !== "kept")
    throw failure(400, "CHECKOUT__UNKNOWN_PAYMENT_METHOD", {
      detail: "The payment method is not available.",
    });
  const blocking = Object.values(cart.errors).filter(({ block }) => block);
  const { billing, shipping } = used.cart.addresses ?? {};
  if (blocking.length > 0 || !billing) throw cartInvalid(blocking.map(({ messageKey }) => messageKey));
  if (hash !== undefined && hash !== cart.extensions?.hearthCheckout?.hash)
    throw failure(409, "CHECKOUT__CART_HASH_MISMATCH", { detail: "The cart is not as it was shown." });
  return { billing, shipping: shipping ?? billing };
}

function cartInvalid(errors: readonly string[]) {
  return failure(400, "CHECKOUT__CART_INVALID", {
    detail: `The cart is invalid, got ${errors.length} error(s).`,
    parameters: { errors },
  });
}

function notLoggedIn() {
  return failure(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN", { detail: "Customer is not logged in." });
}

/** What was ticked, and the withdrawal instruction everybody is given, each with the hash of its wording. */
async function consentsOf(
  { legalTexts }: OrderPorts,
  scope: Scope,
  input: PlaceOrderInput,
): Promise<HearthOrder["consents"]> {
  const kinds = [...new Set([...(input.consents ?? []), "withdrawal" as const])];
  return Promise.all(
    kinds.map(async (kind) => ({ kind, hash: (await legalTexts.current(scope, kind))?.hash ?? null })),
  );
}

/** Without the terms nobody could look up later what was agreed: a client that has no box for them changes nothing about that. */
async function givenTextsOf({ legalTexts }: OrderPorts, scope: Scope): Promise<string[]> {
  const kinds = ["terms", "withdrawal"] as const;
  const texts = await Promise.all(kinds.map((kind) => legalTexts.current(scope, kind)));
  return texts.flatMap((text) => text?.hash ?? []);
}
