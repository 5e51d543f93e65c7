import type { Cart } from "@hearth/contract";
import { presentLocation, type Scope } from "../../context/index.ts";
import { presentShippingMethod } from "../../reference/index.ts";
import type { EvaluatedCart } from "../evaluate-cart.ts";
import { presentSum } from "./present-tax.ts";

/** One delivery for all that has to be sent; none for downloads. */
export function presentDeliveries(scope: Scope, { result, offers }: EvaluatedCart): Cart["deliveries"] {
  const { delivery } = result;
  const method = scope.reference.shippingMethod.get(delivery.methodId);
  if (!delivery.isNeeded || !method) return [];
  const date = presentDate(delivery.earliest, delivery.latest);
  return [
    {
      shippingMethod: presentShippingMethod(method, scope.refs, scope.currencyId),
      shippingCosts: presentSum(delivery.cents, delivery.taxes),
      ...date,
      location: presentLocation(scope),
      positions: result.lines
        .filter(({ id }) => !offers.get(id)?.product.isDownload)
        .map(({ id, quantity, totalCents, tax }) => ({
          identifier: id,
          quantity,
          price: presentSum(totalCents, [tax]),
          ...date,
          apiAlias: "cart_delivery_position",
        })),
      apiAlias: "cart_delivery",
    },
  ];
}

function presentDate(earliest: string | null, latest: string | null) {
  if (earliest === null || latest === null) return {};
  const apiAlias = "cart_delivery_date" as const;
  return { deliveryDate: { earliest: midnight(earliest), latest: midnight(latest), apiAlias } };
}

function midnight(day: string): string {
  return `${day}T00:00:00.000+00:00`;
}
