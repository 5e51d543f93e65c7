import type { Order } from "@hearth/contract";
import type { StateOf } from "@hearth/rules";
import { orderAddressLines } from "./order-address-lines.ts";

export interface OrderDeliveryView {
  method: string;
  state: StateOf<"delivery">;
  /** First and last day; null: nothing was promised. */
  window: { from: string; to: string } | null;
  tracking: { code: string; url: string | null }[];
  address: string[];
}

/** Null: downloads only, nothing is sent. Discounts on shipping are deliveries too in other shops, so the first counts. */
export function orderDeliveryView({ deliveries }: Pick<Order, "deliveries">): OrderDeliveryView | null {
  const delivery = deliveries?.[0];
  if (!delivery) return null;
  const { shippingMethod, shippingDateEarliest: from, shippingDateLatest: to } = delivery;
  const pattern = shippingMethod?.translated.trackingUrl ?? shippingMethod?.trackingUrl ?? null;
  return {
    method: shippingMethod?.translated.name ?? shippingMethod?.name ?? "",
    state: (delivery.stateMachineState?.technicalName ?? "open") as StateOf<"delivery">,
    window: from && to ? { from, to } : null,
    tracking: delivery.trackingCodes.map((code) => ({ code, url: trackingUrl(pattern, code) })),
    address: delivery.shippingOrderAddress ? orderAddressLines(delivery.shippingOrderAddress) : [],
  };
}

/** The carrier's address with `%s` where the code belongs. Only addresses of the web become links. */
function trackingUrl(pattern: string | null, code: string): string | null {
  if (!pattern || !/^https?:\/\//.test(pattern)) return null;
  return pattern.replace("%s", encodeURIComponent(code));
}
