import { hasBattery, wordOf } from "../offer-facts.ts";
import type { Fault } from "../rule.ts";
import { customFieldFault, offerRule } from "../rule.ts";

/** Art. 74 Regulation (EU) 2023/1542, and ADR: what a battery is must be known before it is sold and sent. */
export const batteryRule = offerRule("battery", hasBattery, (offer) => {
  const { shown, requires, entryOf } = offer;
  const faults: Fault[] = [];
  const isStorage = wordOf(offer, "pvZero") === "storage" || requires.has("battery");
  if (shown.customFields?.["battery"] !== true)
    faults.push(customFieldFault(offer, "battery", "products of this category are batteries and say so"));
  if (isStorage && !shown.documents?.includes("safety-data-sheet"))
    faults.push({
      entry: entryOf("documents"),
      path: ["documents"],
      message: "a storage battery has a safety data sheet",
    });
  if (isStorage && !(Number(wordOf(offer, "usableKwh")) > 0))
    faults.push(customFieldFault(offer, "usableKwh", "a storage battery says how much it holds"));
  if (isStorage && /^(package|shipping-free$)/.test(shown.shippingCostType))
    faults.push({
      entry: entryOf("shippingCostType"),
      path: ["shippingCostType"],
      message: "a storage battery is dangerous goods and no parcel",
    });
  return faults;
});
