import type {
  Cart,
  Context,
  CustomerAddress,
  LineItem,
  PaymentMethod,
  ShippingMethod,
} from "@hearth/contract";
import { isCartNoticeKey } from "@hearth/contract";
import { addressView } from "../../address/public.ts";
import { readCart } from "../../cart/public.ts";
import type { CartData, CartLineData } from "../../cart/public.ts";
import { methodChoices } from "./method-choice.ts";
import type { PaymentChoice, ShippingChoice } from "./method-choice.ts";

/** Everything the page shows to whoever may order, guests included. Goes into the page and comes anew with each choice: no more than that. */
export interface CheckoutData {
  customer: { isGuest: boolean; isCompany: boolean; name: string; email: string };
  /** Null for those who came through a provider and gave none yet. */
  shipping: CheckoutAddress | null;
  billing: CheckoutAddress | null;
  isSameAddress: boolean;
  cart: Omit<CartData, "groups" | "delivery" | "declaration">;
  lines: CheckoutLine[];
  /** Something carries 0 % by the buyer's declaration. */
  isDeclared: boolean;
  /** First and last day of arrival, ISO; null: not said. */
  arrival: { earliest: string; latest: string } | null;
  shippingMethods: ShippingChoice[];
  shippingMethodId: string | null;
  paymentMethods: PaymentChoice[];
  paymentMethodId: string;
  needsFreight: boolean;
  /** Country the goods go to. */
  deliveryIso: string | null;
  hasDownloads: boolean;
  /** The postcode is served, but not by the usual delivery, or not at all. */
  isOffRoute: boolean;
  /** The cart says something that keeps it from being ordered. */
  isBlocked: boolean;
  /** Null where the shop has no such thing. */
  hash: string | null;
  key: string | null;
  comment: string;
}

export interface CheckoutAddress {
  id: string;
  lines: string[];
  phone: string | null;
}

export type CheckoutLine = Omit<
  CartLineData,
  "path" | "energyLabels" | "price" | "shortage" | "range" | "isRemovable"
> & {
  /** One piece. */
  priceCents: number;
  /** § 312j (2) BGB: what makes it, as the shop names it. */
  properties: { name: string; value: string }[];
  weightKg: number | null;
};

interface Read {
  cart: Cart;
  context: Pick<Context, "customer" | "paymentMethod">;
  shippingMethods: readonly ShippingMethod[];
  paymentMethods: readonly PaymentMethod[];
}

export function checkoutData({ cart, context, shippingMethods, paymentMethods }: Read): CheckoutData {
  const { groups, delivery, declaration, ...data } = readCart(cart);
  const { customer } = context;
  const shipping = customer?.activeShippingAddress ?? null;
  const billing = customer?.activeBillingAddress ?? null;
  const { hearthCheckout } = cart.extensions ?? {};
  const shown = shipping && addressView(shipping, noDefaults);
  const choices = methodChoices({ shippingMethods, paymentMethods, cart: data });
  const stored = new Map(cart.lineItems.map((line) => [line.id, line]));
  const lines = groups.flatMap((group) => group.lines);
  return {
    customer: {
      isGuest: customer?.guest ?? true,
      isCompany: Boolean(customer?.company),
      name: [customer?.firstName, customer?.lastName].filter(Boolean).join(" "),
      email: customer?.email ?? "",
    },
    shipping: shipping && envelope(shipping),
    billing: billing && envelope(billing),
    isSameAddress: shipping !== null && shipping.id === billing?.id,
    cart: data,
    lines: lines.map((line) => checkoutLine(line, stored.get(line.id))),
    isDeclared: declaration.isOperator && lines.some(({ isZeroRated }) => isZeroRated),
    arrival: delivery?.window ?? null,
    ...choices,
    shippingMethodId: delivery?.carrier.id ?? null,
    paymentMethodId: context.paymentMethod.id,
    needsFreight: delivery?.needsFreight ?? false,
    deliveryIso: shipping?.country?.iso ?? null,
    hasDownloads: cart.lineItems.some(({ states }) => states.includes("is-download")),
    isOffRoute: !data.isVirtual && (shown?.isOffRoute === true || delivery?.isDeliverable === false),
    isBlocked: shipping === null || choices.paymentMethods.length === 0 || isBlocked(cart),
    hash: hearthCheckout?.hash ?? null,
    key: hearthCheckout?.idempotencyKey ?? null,
    comment: cart.customerComment ?? "",
  };
}

function checkoutLine(line: CartLineData, stored: LineItem | undefined): CheckoutLine {
  const { price, path: _path, energyLabels: _labels, ...shown } = line;
  const { shortage: _shortage, range: _range, isRemovable: _isRemovable, ...kept } = shown;
  return {
    ...kept,
    priceCents: price.cents,
    properties: stored?.payload.hearthProperties ?? [],
    weightKg: stored?.deliveryInformation?.weight ?? null,
  };
}

/** What is usual does not matter to this order. */
const noDefaults = { defaultBillingAddressId: null, defaultShippingAddressId: null };

export function envelope(address: CustomerAddress): CheckoutAddress {
  const { id, lines, phone } = addressView(address, noDefaults);
  return { id, lines, phone };
}

/** Every calculation says it anew while its cause lasts. A change of quantity is done by then: it is news, not an obstacle. */
const lasting: ReadonlySet<string> = new Set([
  "shipping-method-blocked",
  "payment-method-blocked",
  "shipping-address-blocked",
  "billing-address-blocked",
  "shipping-address-invalid",
  "billing-address-invalid",
  "country-region-missing-billing-address",
  "country-region-missing-shipping-address",
  "salutation-missing-billing-address",
  "salutation-missing-shipping-address",
]);

function isBlocked({ errors }: Cart): boolean {
  return Object.values(errors ?? {}).some(
    ({ block, messageKey }) => block && (lasting.has(messageKey) || !isCartNoticeKey(messageKey)),
  );
}
