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

/** Everything the page shows to whoever may order, guests included. */
export type CheckoutData = {
  customer: { isGuest: boolean; name: string; email: string };
  /** Null for those who came through a provider and gave none yet. */
  shipping: CheckoutAddress | null;
  billing: CheckoutAddress | null;
  isSameAddress: boolean;
  cart: CartData;
  lines: CheckoutLine[];
  shippingMethods: ShippingChoice[];
  shippingMethodId: string | null;
  paymentMethods: PaymentChoice[];
  paymentMethodId: string;
  needsFreight: boolean;
  hasDownloads: boolean;
  /** The postcode is served, but not by the usual delivery, or not at all. */
  isOffRoute: boolean;
  /** The cart says something that keeps it from being ordered. */
  isBlocked: boolean;
  /** Null where the shop has no such thing. */
  hash: string | null;
  key: string | null;
  comment: string;
};

export type CheckoutAddress = { id: string; lines: string[]; phone: string | null };

export type CheckoutLine = CartLineData & {
  /** § 312j (2) BGB: what makes it, as the shop names it. */
  properties: { name: string; value: string }[];
  weightKg: number | null;
};

type Read = {
  cart: Cart;
  context: Pick<Context, "customer" | "paymentMethod">;
  shippingMethods: readonly ShippingMethod[];
  paymentMethods: readonly PaymentMethod[];
};

export function checkoutData({ cart, context, shippingMethods, paymentMethods }: Read): CheckoutData {
  const data = readCart(cart);
  const { customer } = context;
  const shipping = customer?.activeShippingAddress ?? null;
  const billing = customer?.activeBillingAddress ?? null;
  const { hearthCheckout } = cart.extensions ?? {};
  const shown = shipping && addressView(shipping, noDefaults);
  const choices = methodChoices({ shippingMethods, paymentMethods, cart: data });
  const stored = new Map(cart.lineItems.map((line) => [line.id, line]));
  const lines = data.groups.flatMap((group) => group.lines);
  return {
    customer: {
      isGuest: customer?.guest ?? true,
      name: [customer?.firstName, customer?.lastName].filter(Boolean).join(" "),
      email: customer?.email ?? "",
    },
    shipping: shipping && envelope(shipping),
    billing: billing && envelope(billing),
    isSameAddress: shipping !== null && shipping.id === billing?.id,
    cart: data,
    lines: lines.map((line) => ({ ...line, ...particulars(stored.get(line.id)) })),
    ...choices,
    shippingMethodId: data.delivery?.carrier.id ?? null,
    paymentMethodId: context.paymentMethod.id,
    needsFreight: data.delivery?.needsFreight ?? false,
    hasDownloads: cart.lineItems.some(({ states }) => states.includes("is-download")),
    isOffRoute: !data.isVirtual && (shown?.isOffRoute === true || data.delivery?.isDeliverable === false),
    isBlocked: shipping === null || choices.paymentMethods.length === 0 || isBlocked(cart),
    hash: hearthCheckout?.hash ?? null,
    key: hearthCheckout?.idempotencyKey ?? null,
    comment: cart.customerComment ?? "",
  };
}

function particulars(line: LineItem | undefined): Pick<CheckoutLine, "properties" | "weightKg"> {
  return {
    properties: line?.payload.hearthProperties ?? [],
    weightKg: line?.deliveryInformation?.weight ?? null,
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
