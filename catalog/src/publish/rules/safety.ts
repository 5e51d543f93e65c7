import { hasBattery, isElectric } from "../offer-facts.ts";
import type { Offer } from "../offer.ts";
import { customFieldFault, offerRule } from "../rule.ts";

/** Art. 19 GPSR: warnings stand in the offer itself. */
export const safetyRule = offerRule("safety", needsWarning, (offer) =>
  offer.shown.customFields?.["safety"]
    ? []
    : [customFieldFault(offer, "safety", "electric goods, batteries and chemicals need safety notes")],
);

function needsWarning(offer: Offer): boolean {
  return isElectric(offer) || hasBattery(offer) || offer.requires.has("safety-data-sheet");
}
