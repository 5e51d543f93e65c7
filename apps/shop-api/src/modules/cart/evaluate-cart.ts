import {
  calculateCart,
  type CalculatedCart,
  chooseMethod,
  isPaymentAvailable,
  type PromotionRefusal,
  scaleCents,
  shopDay,
  type WantedLine,
} from "@hearth/rules";
import type { LoadedProduct } from "../catalog/index.ts";
import { currencyFactor, type Scope, type SessionChoices } from "../context/index.ts";
import { type Candidates, candidatePromotions } from "./candidate-promotions.ts";
import type { PostalAddressRow } from "../postal-address/index.ts";
import type { AppliedDiscount, CartContent, StoredLine } from "./cart-content.ts";
import type { CartRecord } from "./cart.sql.ts";
import { makeOffer, type Offer } from "./offered-product.ts";
import { shippingRules } from "./shipping-rules.ts";

/** A cart with all that was found out about it: what to store, what to show, what to tell. */
export interface EvaluatedCart {
  /** Corrected, as it is stored. */
  content: CartContent;
  result: CalculatedCart;
  offers: ReadonlyMap<string, Offer>;
  candidates: Candidates;
  /** Lines whose product does not exist any more. */
  lostLines: StoredLine[];
  /** What applied before this calculation. */
  formerlyApplied: readonly AppliedDiscount[];
  /** Null: nobody is signed in. */
  addresses: { billing: PostalAddressRow | null; shipping: PostalAddressRow | null } | null;
  payment: { methodId: string; availableIds: string[]; outcome: "kept" | "changed" | "blocked" };
  /** Methods that were swapped and have to be remembered. */
  choices: SessionChoices;
}

export interface CartFacts {
  record: CartRecord;
  products: ReadonlyMap<string, LoadedProduct>;
  /** Nobody's cart: whether it is the first order is said, and why promotions do not apply is told. */
  trial?: { isFirstOrder: boolean; onRefused: (refusal: PromotionRefusal) => void };
}

export function evaluateCart(scope: Scope, wanted: CartContent, facts: CartFacts): EvaluatedCart {
  const { trial } = facts;
  const { offers, lines, lostLines } = offerLines(scope, wanted, facts);
  const candidates = candidatePromotions(scope, wanted, facts.record);
  const result = calculateCart({
    taxState: scope.taxState,
    lines,
    promotions: candidates.promotions,
    shipping: shippingRules(scope),
    buyer: {
      customerGroupId: scope.customerGroupId,
      countryId: scope.countryId,
      countryIso: scope.reference.country.get(scope.countryId)?.iso ?? "",
      postcode: scope.customer?.zipcode ?? wanted.zipcode,
      isFirstOrder: trial?.isFirstOrder ?? (scope.customer ? scope.customer.orderCount === 0 : null),
    },
    now: scope.now,
    today: shopDay(scope.now),
    ...(trial && { onRefused: trial.onRefused }),
  });
  const payment = choosePayment(scope, result);
  const shippingMethodId = result.delivery.methodId;
  return {
    content: correct(wanted, result, candidates),
    result,
    offers,
    candidates,
    lostLines,
    formerlyApplied: wanted.applied,
    addresses: chosenAddresses(scope, facts.record),
    payment,
    choices: {
      ...(shippingMethodId !== scope.shippingMethodId && { shipping_method_id: shippingMethodId }),
      ...(payment.outcome === "changed" && { payment_method_id: payment.methodId }),
    },
  };
}

function chosenAddresses({ customer }: Scope, { addresses }: CartRecord): EvaluatedCart["addresses"] {
  if (!customer) return null;
  const find = (id: string | null) => addresses?.find((each) => each.id === id) ?? null;
  return { billing: find(customer.billingAddressId), shipping: find(customer.shippingAddressId) };
}

function offerLines(scope: Scope, wanted: CartContent, { record, products }: CartFacts) {
  const stock = new Map((record.products ?? []).map(([id, , available]) => [id, available]));
  const offers = new Map<string, Offer>();
  const lines: WantedLine[] = [];
  const lostLines: StoredLine[] = [];
  for (const line of wanted.lines) {
    const loaded = products.get(line.productId);
    // A family is chosen by its variants; it cannot be bought itself and leaves without a word, as in the contract.
    if (loaded && loaded.doc.childCount > 0) continue;
    const offer = loaded && makeOffer(scope, loaded, stock.get(line.productId) ?? 0, wanted.taxDeclaration);
    if (!offer) {
      lostLines.push(line);
      continue;
    }
    offers.set(line.id, offer);
    lines.push({ id: line.id, quantity: line.quantity, product: offer.product });
  }
  return { offers, lines, lostLines };
}

/** Limits are in the shop's currency. Who buys nothing yet keeps what was chosen: a swap nobody is told about helps nobody. */
function choosePayment(scope: Scope, { lines, totals }: CalculatedCart): EvaluatedCart["payment"] {
  const { reference, channel, countryId, customerGroupId } = scope;
  const totalCents = scaleCents(totals.totalCents, 1, currencyFactor(scope));
  const situation = { totalCents, countryId, customerGroupId };
  const availableIds = reference.rows.paymentMethods
    .filter((row) => row.active && channel.payment_method_ids.includes(row.id))
    .filter((row) => isPaymentAvailable(row.availability, situation))
    .map((row) => row.id);
  if (lines.length === 0) return { methodId: scope.paymentMethodId, outcome: "kept", availableIds };
  const chosen = chooseMethod({
    chosenId: scope.paymentMethodId,
    defaultId: channel.payment_method_id,
    availableIds,
  });
  return { methodId: chosen.id, outcome: chosen.outcome, availableIds };
}

/** What the calculation took away or changed is taken away or changed for good. */
function correct(wanted: CartContent, result: CalculatedCart, candidates: Candidates): CartContent {
  const quantities = new Map(result.lines.map(({ id, quantity }) => [id, quantity]));
  const gone = new Set([
    ...candidates.unknownCodes,
    ...candidates.doubleCodes.map(({ code }) => code),
    ...result.notices.flatMap((notice) =>
      notice.code === "promotion-not-found" ? [notice.promotionCode] : [],
    ),
  ]);
  const codeOf = new Map(candidates.promotions.map(({ id, code }) => [id, code]));
  return {
    ...wanted,
    lines: wanted.lines.flatMap((line) => {
      const quantity = quantities.get(line.id);
      return quantity === undefined ? [] : [quantity === line.quantity ? line : { ...line, quantity }];
    }),
    codes: wanted.codes.filter((code) => !gone.has(code)),
    applied: result.discounts.map(({ discountId, promotionId }) => ({
      discountId,
      promotionId,
      code: codeOf.get(promotionId) ?? null,
    })),
  };
}
