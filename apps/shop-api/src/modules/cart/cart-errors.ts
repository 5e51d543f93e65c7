import type { Cart, CartError, CartNoticeKey } from "@hearth/contract";
import { type CartNotice, promotionExists } from "@hearth/rules";
import { productTexts } from "../catalog/index.ts";
import type { Scope } from "../context/index.ts";
import { resolvedText } from "../reference/index.ts";
import { addressErrors } from "./address-errors.ts";
import { entry } from "./cart-error-entry.ts";
import type { EvaluatedCart } from "./evaluate-cart.ts";
import { promotionName } from "./present/present-discount.ts";
import { unsentProducts } from "./unsent-products.ts";

/** What the shopper has to be told about this answer: `[]` when nothing, like every empty map of the contract. */
export function cartErrors(scope: Scope, cart: EvaluatedCart): Cart["errors"] {
  const errors = [
    ...cart.lostLines.map(({ productId }) => entry("product-not-found", productId, { id: productId })),
    ...cart.candidates.unknownCodes.map((code) => entry("promotion-not-found", "", { code })),
    ...cart.candidates.doubleCodes.map(({ promotionId }) =>
      entry("promotion-excluded", "", { name: promotionName(scope, promotionId) }),
    ),
    ...cart.result.notices.map((notice) => fromNotice(scope, cart, notice)),
    ...addressErrors(scope, cart),
    ...paymentErrors(scope, cart),
    ...comingsAndGoings(scope, cart),
  ];
  const map: Record<string, CartError> = {};
  for (const error of errors) map[error.key] = error;
  return errors.length === 0 ? ([] as unknown as Cart["errors"]) : map;
}

function fromNotice(scope: Scope, cart: EvaluatedCart, notice: CartNotice): CartError {
  switch (notice.code) {
    case "product-stock-reached":
    case "min-order-quantity":
    case "purchase-steps-quantity": {
      const { id, name } = lineName(scope, cart, notice.lineId);
      return entry(notice.code, id, { name, quantity: notice.quantity });
    }
    case "product-out-of-stock": {
      const { id, name } = lineName(scope, cart, notice.lineId);
      return entry(notice.code, id, { name });
    }
    case "shipping-method-changed": {
      const oldShippingMethodName = shippingName(scope, notice.fromId);
      const newShippingMethodName = shippingName(scope, notice.toId);
      return entry(notice.code, `-${oldShippingMethodName}-${newShippingMethodName}`, {
        oldShippingMethodName,
        newShippingMethodName,
      });
    }
    case "shipping-method-blocked": {
      const name = shippingName(scope, notice.methodId);
      return entry(notice.code, `-${name}`, { name });
    }
    case "shipping-address-blocked": {
      const country = scope.reference.country.get(scope.countryId);
      const name = resolvedText(country?.texts ?? {}, scope.refs.chain, "name") ?? country?.iso ?? "";
      const products = unsentProducts(scope, cart).join(", ");
      return entry(notice.code, `-${name}`, { name, ...(products && { products }) });
    }
    case "promotion-not-found":
      return entry(notice.code, "", { code: notice.promotionCode });
    case "promotion-not-eligible":
    case "promotion-excluded":
      return entry(notice.code, "", { name: promotionName(scope, notice.promotionId) });
    case "promotions-on-cart-price-zero-error":
      return entry(notice.code, "", {
        promotions: notice.promotionIds.map((id) => promotionName(scope, id)),
      });
  }
}

function paymentErrors(scope: Scope, { payment }: EvaluatedCart): CartError[] {
  if (payment.outcome === "kept") return [];
  const oldPaymentMethodName = paymentName(scope, scope.paymentMethodId);
  if (payment.outcome === "blocked")
    return [entry("payment-method-blocked", `-${oldPaymentMethodName}`, { name: oldPaymentMethodName })];
  const newPaymentMethodName = paymentName(scope, payment.methodId);
  return [
    entry("payment-method-changed", `-${oldPaymentMethodName}-${newPaymentMethodName}`, {
      oldPaymentMethodName,
      newPaymentMethodName,
    }),
  ];
}

/** Discounts that apply since this calculation, and those that did before it. */
function comingsAndGoings(
  scope: Scope,
  { formerlyApplied, content, candidates }: EvaluatedCart,
): CartError[] {
  const former = new Set(formerlyApplied.map(({ discountId }) => discountId));
  const present = new Set(content.applied.map(({ discountId }) => discountId));
  const added = content.applied.filter(({ discountId }) => !former.has(discountId));
  const gone = formerlyApplied.filter(({ discountId }) => !present.has(discountId));
  const isOffered = (promotionId: string) =>
    candidates.promotions.some((each) => each.id === promotionId && promotionExists(each, scope.now));
  const isBlocked = (promotionId: string) => content.blockedPromotionIds.includes(promotionId);
  return [
    ...added.map(({ discountId, promotionId }) =>
      discountError("promotion-discount-added", discountId, promotionId),
    ),
    ...gone.map(({ discountId, promotionId, code }) =>
      code === null && !isOffered(promotionId) && !isBlocked(promotionId)
        ? entry("auto-promotion-not-found", `-${promotionName(scope, promotionId)}`, {
            name: promotionName(scope, promotionId),
          })
        : discountError("promotion-discount-deleted", discountId, promotionId),
    ),
  ];

  function discountError(key: CartNoticeKey, discountLineItemId: string, promotionId: string): CartError {
    return entry(key, `-${discountLineItemId}`, {
      name: promotionName(scope, promotionId),
      discountLineItemId,
    });
  }
}

/** The product a line is about; the line itself may be gone already. */
function lineName(scope: Scope, cart: EvaluatedCart, lineId: string): { id: string; name: string } {
  const offer = cart.offers.get(lineId);
  if (!offer) return { id: lineId, name: "" };
  const { translated } = productTexts(offer.loaded, scope.refs.chain);
  return { id: offer.product.id, name: translated.name ?? "" };
}

function shippingName({ reference, refs }: Scope, id: string): string {
  return resolvedText(reference.shippingMethod.get(id)?.texts ?? {}, refs.chain, "name") ?? "";
}

function paymentName({ reference, refs }: Scope, id: string): string {
  return resolvedText(reference.paymentMethod.get(id)?.texts ?? {}, refs.chain, "name") ?? "";
}
