import type { Cart } from "@hearth/contract";
import { toAmount } from "@hearth/rules";
import type { Scope } from "../../context/index.ts";
import { checkoutHash, orderKey } from "../checkout-hash.ts";
import type { EvaluatedCart } from "../evaluate-cart.ts";
import { pvKindOf } from "../offered-product.ts";
import type { CurrentCart } from "../read-cart.ts";

/** Goods sent this way arrive by appointment at the kerb: the shop asks for a contact on site. */
const FREIGHT = "shipping_freight";

/** What the contract has no place for. */
export function presentExtensions({ scope, cart, version }: CurrentCart): NonNullable<Cart["extensions"]> {
  const { delivery } = cart.result;
  return {
    hearthDelivery: {
      zipcode: cart.content.zipcode,
      zone: delivery.zone,
      isDeliverable: delivery.isDeliverable,
      costType: delivery.costType,
      weightGrams: delivery.weightGrams,
      freeFrom: delivery.freeFromCents === null ? null : toAmount(delivery.freeFromCents),
      fullShippingCosts: toAmount(delivery.fullCents),
      earliest: delivery.earliest,
      latest: delivery.latest,
      availableShippingMethodIds: delivery.availableMethodIds,
      availablePaymentMethodIds: cart.payment.availableIds,
      needsFreight:
        delivery.isNeeded &&
        scope.reference.shippingMethod.get(delivery.methodId)?.technical_name === FREIGHT,
      apiAlias: "hearth_cart_delivery",
    },
    hearthTax: presentTax(scope, cart),
    hearthVersion: version,
    // Only who is signed in can order; carts of everybody else stay as cheap as they are.
    ...(scope.customer && {
      hearthCheckout: {
        hash: checkoutHash(scope, cart),
        idempotencyKey: orderKey(scope.contextKey, version),
        apiAlias: "hearth_checkout" as const,
      },
    }),
  };
}

function presentTax(scope: Scope, { content, offers, result }: EvaluatedCart) {
  const lines = result.lines.flatMap(({ id }) => {
    const offer = offers.get(id);
    return offer ? [{ id, offer, kind: pvKindOf(offer.loaded.doc) }] : [];
  });
  const isPossible = scope.taxState === "gross" && scope.reference.country.get(scope.countryId)?.iso === "DE";
  return {
    declaration: content.taxDeclaration,
    declarable: isPossible && lines.some(({ kind }) => kind !== "none"),
    needsSmallStorage: isPossible && lines.some(({ kind }) => kind === "small-storage"),
    zeroRatedLineIds: lines.filter(({ offer }) => offer.isZeroRated).map(({ id }) => id),
    apiAlias: "hearth_cart_tax" as const,
  };
}
