import { wordOf } from "../offer-facts.ts";
import { customFieldFault, offerRule } from "../rule.ts";

const kinds = ["module", "component", "storage"];

/** § 12(3) UStG: the zero rate is for photovoltaics; which kind decides what checkout asks the buyer. */
export const zeroRateRule = offerRule(
  "zero-rate",
  ({ shown }) => shown.tax === "zero" || shown.customFields?.["pvZero"] !== undefined,
  (offer) => {
    const kind = wordOf(offer, "pvZero");
    if (!kinds.includes(kind))
      return [customFieldFault(offer, "pvZero", `must be one of ${kinds.join(", ")}`)];
    if (kind === "storage" && !(Number(wordOf(offer, "usableKwh")) > 0))
      return [customFieldFault(offer, "usableKwh", "decides about the zero rate of a storage battery")];
    return [];
  },
);
