import type { Fault } from "../rule.ts";
import { customFieldFault, offerRule } from "../rule.ts";

/** Art. 48 CLP, Art. 31 REACH: hazard statement before the order, safety data sheet at hand. */
export const chemicalsRule = offerRule(
  "chemicals",
  ({ shown, requires }) => requires.has("safety-data-sheet") || shown.customFields?.["hazard"] !== undefined,
  (offer) => {
    const faults: Fault[] = [];
    if (!offer.shown.documents?.includes("safety-data-sheet"))
      faults.push({
        entry: offer.entryOf("documents"),
        path: ["documents"],
        message: "a chemical has a safety data sheet",
      });
    if (!offer.shown.customFields?.["hazard"])
      faults.push(
        customFieldFault(offer, "hazard", "a chemical says what it can do, or that it is harmless"),
      );
    return faults;
  },
);
