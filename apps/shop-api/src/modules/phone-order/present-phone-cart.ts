import type { PhoneCart, PhoneCustomer } from "@hearth/admin-contract";
import type { Cart, CartError } from "@hearth/contract";
import { paymentTraits, toCents } from "@hearth/rules";
import type { CurrentCart } from "../cart/index.ts";
import type { Scope } from "../context/index.ts";
import type { AddressRow } from "../customer/index.ts";
import { resolvedText, type Texts } from "../reference/index.ts";

interface Facts {
  customer: PhoneCustomer;
  addresses: readonly AddressRow[];
  /** Null: nobody has said yet how it is paid. */
  chosenPaymentId: string | null;
  isShippingChosen: boolean;
}

/** The cart of the shop as it is read out on the telephone. */
export function presentPhoneCart(used: CurrentCart, cart: Cart, facts: Facts): PhoneCart {
  const { scope } = used;
  const { result, payment } = used.cart;
  const paymentMethods = methodsByPhone(scope, payment.availableIds);
  const isPayable = paymentMethods.some(({ id }) => id === facts.chosenPaymentId);
  const notices = noticesOf(cart, { ...facts, isPayable });
  const isOrderable = result.lines.length > 0 && isPayable && !notices.some(({ isBlocking }) => isBlocking);
  const { delivery } = result;
  return {
    customer: facts.customer,
    group: nameOf(scope, scope.reference.customerGroup.get(scope.customerGroupId)),
    addresses: facts.addresses.map((row) => ({ id: row.id, text: addressText(scope, row) })),
    billingAddressId: scope.customer?.billingAddressId ?? null,
    shippingAddressId: scope.customer?.shippingAddressId ?? null,
    taxState: scope.taxState,
    ...linesOf(cart),
    shippingMethods: delivery.isNeeded
      ? delivery.availableMethodIds.map((id) => ({
          id,
          name: nameOf(scope, scope.reference.shippingMethod.get(id)),
        }))
      : [],
    shippingMethodId: delivery.isNeeded ? delivery.methodId : null,
    shippingCents: delivery.cents,
    paymentMethods,
    paymentMethodId: isPayable ? facts.chosenPaymentId : null,
    taxes: result.totals.taxes.map(({ rate, taxCents }) => ({ rate, taxCents })),
    totalCents: result.totals.totalCents,
    currency: scope.reference.currency.get(scope.currencyId)?.iso_code ?? "EUR",
    isDeclarable: cart.extensions?.hearthTax?.declarable ?? false,
    notices,
    hash: isOrderable ? (cart.extensions?.hearthCheckout?.hash ?? null) : null,
  };
}

/** Where nobody sits at a browser no provider can ask for anything: what is paid later by agreement remains. */
function methodsByPhone(scope: Scope, availableIds: readonly string[]): PhoneCart["paymentMethods"] {
  return availableIds.flatMap((id) => {
    const row = scope.reference.paymentMethod.get(id);
    return row && paymentTraits(row.technical_name).isPaidLater ? [{ id, name: nameOf(scope, row) }] : [];
  });
}

function linesOf({ lineItems }: Cart): Pick<PhoneCart, "lines" | "discounts"> {
  return {
    lines: lineItems
      .filter(({ type }) => type === "product")
      .map(({ referencedId, label, quantity, price, payload }) => ({
        productId: referencedId ?? "",
        number: payload?.productNumber ?? "",
        label: label ?? "",
        quantity,
        unitCents: toCents(price.unitPrice),
        totalCents: toCents(price.totalPrice),
        taxRate: price.calculatedTaxes[0]?.taxRate ?? 0,
      })),
    discounts: lineItems
      .filter(({ type }) => type === "promotion")
      .map(({ label, price }) => ({ label: label ?? "", totalCents: toCents(price.totalPrice) })),
  };
}

/** How it is sent and paid is chosen here and not in a session: that something else was chosen before says nothing. */
const untold = ["promotion-discount-added", "payment-method-changed", "payment-method-blocked"];

interface Chosen extends Pick<Facts, "chosenPaymentId" | "isShippingChosen"> {
  isPayable: boolean;
}

function noticesOf(
  cart: Cart,
  { chosenPaymentId, isShippingChosen, isPayable }: Chosen,
): PhoneCart["notices"] {
  const errors: CartError[] = Object.values(cart.errors);
  const told = errors
    .filter(({ messageKey }) => !untold.includes(messageKey))
    .filter(({ messageKey }) => isShippingChosen || messageKey !== "shipping-method-changed")
    .map(({ messageKey, parameters, block }) => ({
      code: messageKey,
      name: textOf(parameters?.["name"] ?? parameters?.["code"]),
      quantity: typeof parameters?.["quantity"] === "number" ? parameters["quantity"] : null,
      isBlocking: block,
    }));
  const unpaid = { code: "payment-not-by-phone", name: null, quantity: null, isBlocking: true };
  return chosenPaymentId !== null && !isPayable ? [...told, unpaid] : told;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function nameOf({ refs }: Scope, row: { texts: Texts } | undefined): string {
  return resolvedText(row?.texts ?? {}, refs.chain, "name") ?? "";
}

function addressText(scope: Scope, row: AddressRow): string {
  const country = nameOf(scope, scope.reference.country.get(row.country_id));
  const place = [row.zipcode, row.city].filter(Boolean).join(" ");
  return [`${row.first_name} ${row.last_name}`.trim(), row.company, row.street, place, country]
    .filter(Boolean)
    .join(", ");
}
