import type { Cart, Order, PlaceOrderInput } from "@hearth/contract";
import { paymentTraits, shopDay } from "@hearth/rules";
import type { Config } from "../../../platform/config/config.ts";
import type { Sql } from "../../../platform/database/database.ts";
import type { WakeWorkers } from "../../../platform/jobs/wake-workers.ts";
import type { WaitingLine } from "@hearth/service/waiting-line";
import type { CartServices, CurrentCart } from "../../cart/index.ts";
import type { Scope } from "../../context/index.ts";
import type { LegalTexts } from "../../legal-text/index.ts";
import { trackingOf } from "../../purchase/index.ts";
import type { ReferenceStore } from "../../reference/index.ts";
import { type AdmitPorts, admitUnpaid } from "../goods/admit-unpaid.ts";
import { stockToHold } from "../goods/stock-to-hold.ts";
import { checkOrderDetails } from "../order-details.ts";
import { paymentTerms } from "../order-extensions.ts";
import { payAtOnce, refusalOf } from "../order-refusal.ts";
import type { StateNames } from "../state-names.ts";
import { consentsOf, givenTextsOf } from "./agreed-texts.ts";
import { buildOrder } from "./build-order.ts";
import type { FoundBuyer } from "./buyer.sql.ts";
import { claimNumber } from "./claim-number.sql.ts";
import { readyAddresses } from "./ready-cart.ts";
import { redemptionsOf } from "./redemptions.ts";
import { type OrderWrite, writeOrder } from "./write-order.sql.ts";

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
  /** Workers hear of the job that came with the order. */
  wakeWorkers: WakeWorkers;
  /** Counts an order that is new. */
  placed: (payment: string, cents: number) => void;
  config: Pick<Config, "payment" | "goods" | "purchases">;
}

export interface Attempt {
  input: PlaceOrderInput;
  /** Where the request came from. */
  address: string;
  /** Counted among the unpaid orders already. */
  isAdmitted: boolean;
  /** Keys that have a number. */
  claimed: Set<string>;
  /** Of the staff who take it, with the transaction of their desk; without: the buyer orders. */
  desk?: { tx: Sql };
}

/** A cart as it was just read, and who wants it under which key. */
interface ReadCart {
  used: CurrentCart;
  cart: Cart;
  buyer: FoundBuyer;
  key: string;
  scope: Scope;
}

const WHOLE_SHELF = 100;

/** Null: somebody was faster, or took the last piece. */
export async function orderCart(
  ports: OrderPorts,
  attempt: Attempt,
  { used, cart, buyer, key, scope }: ReadCart,
): Promise<Order | null> {
  const { writes, stateNames, newId, config } = ports;
  const { input, claimed, desk } = attempt;
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
    consentsOf(ports.legalTexts, used.scope, input),
    givenTextsOf(ports.legalTexts, used.scope),
  ]);
  const isStranger = buyer.is_stranger && used.cart.result.totals.totalCents > 0;
  if (isStranger && paysLater && !attempt.isAdmitted) {
    const { address } = attempt;
    const { email } = buyer;
    const { shipping } = addresses;
    await admitUnpaid(ports, { address, email, shipping, proof: input.proof, now: scope.now });
    attempt.isAdmitted = true;
  }
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
    terms: paymentTerms(config.payment, used.scope.reference),
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
  const actor = desk ? ("staff" as const) : ("customer" as const);
  const write = { built, key, used, goods, redemptions, paymentDetails, pledge, tracking, actor };
  if (!(await tryWriting({ ...ports, writes: desk?.tx ?? writes }, write))) return null;
  // What staff take is not committed yet: the worker finds it when it looks by itself.
  if (!desk) ports.wakeWorkers();
  ports.placed(paymentMethod, used.cart.result.totals.totalCents);
  return built.document.order;
}

/** False: what the order was calculated from has changed meanwhile. */
async function tryWriting(
  { writes, refused }: Pick<OrderPorts, "writes" | "refused">,
  write: OrderWrite,
): Promise<boolean> {
  try {
    await writeOrder(writes, write);
    return true;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (refusal === "share") {
      refused("share");
      throw payAtOnce();
    }
    return false;
  }
}
