import type { Buyer, DeliveryDays } from "../cart-input.ts";
import type { CartNotice } from "../cart-notice.ts";
import type { CalculatedDelivery } from "../cart-result.ts";
import { chooseMethod } from "../choose-method.ts";
import type { ShippingRules, ShippingTariff } from "../shipping-rules.ts";
import { findZone } from "./find-zone.ts";
import { loadOf, type Load, type SentLine, type SentProduct } from "./load.ts";
import { rateFor, shippingCosts } from "./shipping-costs.ts";

interface ShippingInput {
  rules: ShippingRules;
  buyer: Pick<Buyer, "countryIso" | "postcode">;
  /** Physical ones only. */
  lines: readonly SentLine[];
  /** Value of all goods before discounts. */
  goodsCents: number;
}

/** The delivery as far as it does not depend on discounts and dates. */
type PlannedDelivery = Omit<CalculatedDelivery, "cents" | "taxes" | "earliest" | "latest">;

export interface ShippingPlan {
  delivery: PlannedDelivery;
  /** How long the method takes. */
  methodDays: DeliveryDays | null;
  notices: CartNotice[];
}

/** How the goods travel and what that costs before discounts. */
export function planShipping({ rules, buyer, lines, goodsCents }: ShippingInput): ShippingPlan {
  if (lines.length === 0) return { delivery: nothingToSend(rules), methodDays: null, notices: [] };
  const load = loadOf(rules.tariffs, lines);
  const way = wayTo(findZone(rules.zones, buyer)?.key, load, goodsCents);
  const method = methodFor(rules, load.carrier);
  const notices: CartNotice[] = way.isDeliverable ? [] : [{ code: "shipping-address-blocked" }];
  if (method.notice) notices.push(method.notice);
  return {
    delivery: {
      isNeeded: true,
      ...way,
      costType: load.carrier?.costType ?? null,
      weightGrams: load.weightGrams,
      methodId: method.id,
      availableMethodIds: method.availableIds,
    },
    methodDays: rules.methods.find(({ id }) => id === method.id)?.deliveryDays ?? null,
    notices,
  };
}

interface LoneProduct {
  rules: Pick<ShippingRules, "zones" | "tariffs">;
  buyer: ShippingInput["buyer"];
  product: SentProduct;
  quantity: number;
  goodsCents: number;
}

/** What a cart with nothing but this product pays for sending before discounts; null: it is not sent there. */
export function loneShippingCents({
  rules,
  buyer,
  product,
  quantity,
  goodsCents,
}: LoneProduct): number | null {
  const load = loadOf(rules.tariffs, [{ line: { product }, quantity }]);
  const way = wayTo(findZone(rules.zones, buyer)?.key, load, goodsCents);
  return way.isDeliverable ? way.fullCents : null;
}

function nothingToSend({ methods, methodId }: ShippingRules): PlannedDelivery {
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

type Way = Pick<PlannedDelivery, "zone" | "isDeliverable" | "fullCents" | "freeFromCents">;

function wayTo(zone: string | undefined, load: Load, goodsCents: number): Way {
  const blocked = { zone: null, isDeliverable: false, fullCents: 0, freeFromCents: null };
  if (zone === undefined || !rateFor(load.carrier, zone)) return blocked;
  if (!load.charged) return { zone, isDeliverable: true, fullCents: 0, freeFromCents: null };
  const rate = rateFor(load.charged, zone);
  if (!rate) return blocked;
  const fullCents = shippingCosts(rate, goodsCents, load.weightGrams);
  return { zone, isDeliverable: true, fullCents, freeFromCents: rate.freeFromCents };
}

function methodFor(
  { methods, methodId, defaultMethodId }: ShippingRules,
  carrier: ShippingTariff | undefined,
) {
  const availableIds: string[] = [];
  for (const { id } of methods) if (carrier?.methodIds.includes(id)) availableIds.push(id);
  const { id, outcome } = chooseMethod({ chosenId: methodId, defaultId: defaultMethodId, availableIds });
  return { id, availableIds, notice: methodNotice(outcome, methodId, id) };
}

function methodNotice(
  outcome: "kept" | "changed" | "blocked",
  fromId: string,
  toId: string,
): CartNotice | undefined {
  if (outcome === "changed") return { code: "shipping-method-changed", fromId, toId };
  return outcome === "blocked" ? { code: "shipping-method-blocked", methodId: fromId } : undefined;
}
