import type { PaymentMethod, ShippingMethod } from "@hearth/contract";
import { paymentTraits } from "@hearth/rules";
import type { PaymentTraits } from "@hearth/rules";
import type { CartData } from "../../cart/public.ts";

/** A way to deliver or to pay, as it can be chosen. */
interface MethodChoice {
  id: string;
  name: string;
  description: string | null;
  icons: string[];
}

export type ShippingChoice = MethodChoice & { deliveryTime: string | null };

export type PaymentKind = PaymentTraits["kind"];

/** The kind says what has to be said or asked beside it. */
export type PaymentChoice = MethodChoice & { kind: PaymentKind; isPaidLater: boolean };

interface Methods {
  shippingMethods: readonly ShippingMethod[];
  paymentMethods: readonly PaymentMethod[];
  cart: Pick<CartData, "isVirtual">;
}

/** In the shop's own order: a list whose entries jump when one is chosen is hard to read. */
export function methodChoices({ shippingMethods, paymentMethods, cart }: Methods) {
  return {
    shippingMethods: cart.isVirtual
      ? []
      : byPosition(shippingMethods).map((method) => ({
          ...choice(method),
          deliveryTime: method.deliveryTime?.translated.name ?? method.deliveryTime?.name ?? null,
        })),
    paymentMethods: byPosition(paymentMethods).map(paymentChoice),
  };
}

function byPosition<M extends { position: number }>(methods: readonly M[]): M[] {
  return methods.toSorted((one, other) => one.position - other.position);
}

/** Display names are translated; only the technical name says what a method is. */
function paymentChoice(method: PaymentMethod): PaymentChoice {
  const { kind, isPaidLater } = paymentTraits(method.technicalName);
  return { ...choice(method), kind, isPaidLater };
}

function choice(method: ShippingMethod | PaymentMethod): MethodChoice {
  const { id, name, technicalName, description, translated, customFields } = method;
  const { icons, icon } = customFields ?? {};
  const named = Array.isArray(icons) ? icons : [icon];
  return {
    id,
    name: translated.name ?? name ?? technicalName,
    description: translated.description ?? description,
    icons: named.filter((entry): entry is string => typeof entry === "string" && entry !== ""),
  };
}

export type PayingMethod = Pick<PaymentChoice, "id" | "name">;

/** Ways that bring the money before the goods are set aside. */
export function payingAtOnce({
  paymentMethods,
}: {
  paymentMethods: readonly PaymentChoice[];
}): PayingMethod[] {
  return paymentMethods.filter(({ isPaidLater }) => !isPaidLater).map(({ id, name }) => ({ id, name }));
}
