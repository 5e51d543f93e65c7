import type { ShippingRules } from "@hearth/rules";
import { currencyFactor, type Scope } from "../context/index.ts";
import { workingDays } from "./working-days.ts";

/** The rules for this visitor: tariffs of the shop, methods of the channel, the visitor's choice. */
export function shippingRules(scope: Scope): ShippingRules {
  const { reference, channel } = scope;
  return {
    ...reference.tariffs(scope.taxState, currencyFactor(scope)),
    methods: reference.rows.shippingMethods
      .filter((row) => row.active && channel.shipping_method_ids.includes(row.id))
      .map((row) => ({
        id: row.id,
        deliveryDays: workingDays(reference.deliveryTime.get(row.delivery_time_id ?? "")),
      })),
    methodId: scope.shippingMethodId,
    defaultMethodId: channel.shipping_method_id,
  };
}
