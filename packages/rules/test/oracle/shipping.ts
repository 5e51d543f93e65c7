import type { CartInput } from "../../src/cart/cart-input.ts";
import type { CartNotice } from "../../src/cart/cart-notice.ts";
import type { CalculatedDelivery } from "../../src/cart/cart-result.ts";
import type { ShippingRules, ShippingTariff, ShippingZone } from "../../src/cart/shipping-rules.ts";
import type { BoughtLine } from "./bought-lines.ts";
import { sum } from "./exact.ts";

/** Section 5 before discounts, taxes and dates. */
export type Sending = Omit<CalculatedDelivery, "cents" | "taxes" | "earliest" | "latest">;

export function findSending(input: CartInput, lines: readonly BoughtLine[], notices: CartNotice[]): Sending {
  const { shipping } = input;
  const physical = lines.filter(({ product }) => !product.isDownload);
  if (physical.length === 0) return nothingToSend(shipping);

  const charged = physical.filter(
    ({ product }) => !product.isShippingFree && !tariffOf(product.shippingCostType, shipping).isFree,
  );
  const carrier = leadingTariff(physical, shipping);
  const cost = charged.length > 0 ? leadingTariff(charged, shipping) : null;
  const weightGrams = charged.reduce((all, { product, quantity }) => all + product.weightGrams * quantity, 0);

  const zone = findZone(input);
  const isServed = [carrier, cost].every(
    (tariff) => tariff === null || tariff.rates.some((rate) => rate.zone === zone?.key),
  );
  const rate = isServed ? cost?.rates.find((each) => each.zone === zone?.key) : undefined;
  if (!isServed) notices.push({ code: "shipping-address-blocked" });

  let fullCents = 0;
  const freeFromCents = rate?.freeFromCents ?? null;
  const goodsValue = sum(lines.map(({ total }) => total));
  if (rate && !(freeFromCents !== null && goodsValue >= BigInt(freeFromCents))) {
    fullCents = rate.steps[0]?.cents ?? 0;
    for (const step of rate.steps) if (step.fromGrams <= weightGrams) fullCents = step.cents;
  }
  return {
    isNeeded: true,
    zone: isServed ? zone!.key : null,
    isDeliverable: isServed,
    costType: carrier.costType,
    weightGrams,
    ...chooseMethod(shipping, carrier, notices),
    fullCents,
    freeFromCents,
  };
}

function nothingToSend({ methodId, methods }: ShippingRules): Sending {
  return {
    isNeeded: false,
    zone: null,
    isDeliverable: true,
    costType: null,
    weightGrams: 0,
    methodId,
    availableMethodIds: methods.map(({ id }) => id),
    fullCents: 0,
    freeFromCents: null,
  };
}

function tariffOf(costType: string | null, { tariffs }: ShippingRules): ShippingTariff {
  return tariffs.find((tariff) => tariff.costType === costType) ?? tariffs[0]!;
}

function leadingTariff(lines: readonly BoughtLine[], shipping: ShippingRules): ShippingTariff {
  let candidates = lines.map(({ product }) => tariffOf(product.shippingCostType, shipping));
  const parts = describeParts(candidates.flatMap((tariff) => tariff.parts));
  const together = shipping.tariffs.find(
    (tariff) => parts !== "" && !tariff.isFree && describeParts(tariff.parts) === parts,
  );
  if (together) candidates = [...candidates.filter((tariff) => tariff.parts.length === 0), together];
  const highest = Math.max(...candidates.map(({ rank }) => rank));
  return shipping.tariffs.find((tariff) => tariff.rank === highest && candidates.includes(tariff))!;
}

/** The same text for the same set. */
function describeParts(parts: readonly string[]): string {
  return [...new Set(parts)].toSorted().join("+");
}

function findZone({ buyer, shipping }: CartInput): ShippingZone | undefined {
  const zones = shipping.zones.filter(({ countryIso }) => countryIso === buyer.countryIso);
  const postcode = (buyer.postcode ?? "").replaceAll(" ", "").replaceAll("-", "").toUpperCase();
  for (const zone of zones) {
    for (const { from, to } of zone.postcodes) {
      if (postcode.length === from.length && [from, postcode, to].toSorted()[1] === postcode) return zone;
    }
  }
  return zones.find(({ postcodes }) => postcodes.length === 0);
}

function chooseMethod(
  { methods, methodId, defaultMethodId }: ShippingRules,
  carrier: ShippingTariff,
  notices: CartNotice[],
): Pick<Sending, "methodId" | "availableMethodIds"> {
  const availableMethodIds = methods.map(({ id }) => id).filter((id) => carrier.methodIds.includes(id));
  if (availableMethodIds.includes(methodId)) return { methodId, availableMethodIds };
  const toId = availableMethodIds.includes(defaultMethodId) ? defaultMethodId : availableMethodIds[0];
  if (toId === undefined) {
    notices.push({ code: "shipping-method-blocked", methodId });
    return { methodId, availableMethodIds };
  }
  notices.push({ code: "shipping-method-changed", fromId: methodId, toId });
  return { methodId: toId, availableMethodIds };
}
