import { optionsOf } from "../offer-facts.ts";
import { customFieldFault, offerRule } from "../rule.ts";

// Fluorinated gases of Annex I, Regulation (EU) 2024/573. Propane (R290), CO₂ (R744) and ammonia are none.
const fluorinated = /^r-?(32|134a|404a|407c|410a|448a|449a|452b|454[abc]|513a)$/i;

/** Art. 11 F-gas regulation: the buyer learns in time that a certified company has to install the unit. */
export const fGasRule = offerRule(
  "f-gas",
  (offer) => optionsOf(offer, "refrigerant").length > 0 || offer.shown.customFields?.["fGas"] === true,
  (offer) => {
    const isFluorinated = optionsOf(offer, "refrigerant").some((option) => fluorinated.test(option));
    const says = offer.shown.customFields?.["fGas"] === true;
    if (isFluorinated === says) return [];
    return [
      customFieldFault(
        offer,
        "fGas",
        isFluorinated
          ? "a unit filled with a fluorinated gas says so"
          : "the refrigerant is no fluorinated gas",
      ),
    ];
  },
);
