import type { Fault } from "../rule.ts";
import { offerRule } from "../rule.ts";

const HEAVIEST_PARCEL_KG = 31.5;

/** What sending costs must fit what is sent, or the total of an order is wrong. */
export const shippingRule = offerRule(
  "shipping",
  ({ shown }) => shown.digital !== true,
  ({ shown, entryOf }) => {
    const faults: Fault[] = [];
    const at = (field: "weight" | "shippingCostType" | "shippingFree", message: string) =>
      faults.push({ entry: entryOf(field), path: [field], message });
    if (shown.weight === undefined) at("weight", "goods have a weight");
    else if (shown.weight === 0 && !shown.shippingFree)
      at("weight", "goods that are charged by weight weigh something");
    if (/^(package|shipping-free$)/.test(shown.shippingCostType) && (shown.weight ?? 0) > HEAVIEST_PARCEL_KG)
      at("shippingCostType", `a parcel weighs ${HEAVIEST_PARCEL_KG} kg at most`);
    if (shown.shippingCostType.startsWith("shipping-free") !== (shown.shippingFree ?? false))
      at("shippingFree", "shippingCostType says otherwise");
    return faults;
  },
);
