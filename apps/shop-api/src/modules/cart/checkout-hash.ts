import { createHash } from "node:crypto";
import type { Scope } from "../context/index.ts";
import type { PostalAddressRow } from "../postal-address/index.ts";
import type { EvaluatedCart } from "./evaluate-cart.ts";

/** A digest of all a shopper sees and agrees to before ordering (docs/order.md, section 1): another sum is another hash. */
export function checkoutHash(scope: Scope, cart: EvaluatedCart): string {
  const { lines, discounts, delivery, totals } = cart.result;
  return digest([
    lines.map(({ id, quantity, unitCents, totalCents, tax }) => [
      cart.offers.get(id)?.product.id,
      quantity,
      unitCents,
      totalCents,
      tax.rate,
    ]),
    discounts.map(({ discountId, totalCents }) => [discountId, totalCents]),
    [delivery.isNeeded, delivery.methodId, delivery.cents, delivery.earliest, delivery.latest],
    totals.taxes.map(({ rate, priceCents, taxCents }) => [rate, priceCents, taxCents]),
    totals.totalCents,
    contentOf(cart.addresses?.billing ?? null),
    contentOf(cart.addresses?.shipping ?? null),
    cart.payment.methodId,
    cart.content.taxDeclaration,
    scope.taxState,
    scope.currencyId,
  ]);
}

/** Of the wish to order this cart as it is: a cart that was changed has another version and so another key. */
export function orderKey(contextKey: string, version: number): string {
  return digest([contextKey, version]);
}

/** Without what changes when nothing did. */
function contentOf(address: PostalAddressRow | null): unknown[] | null {
  if (!address) return null;
  return [
    address.salutation_id,
    address.title,
    address.first_name,
    address.last_name,
    address.company,
    address.department,
    address.street,
    address.additional_address_line1,
    address.additional_address_line2,
    address.zipcode,
    address.city,
    address.country_id,
    address.country_state_id,
    address.phone_number,
  ];
}

function digest(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
