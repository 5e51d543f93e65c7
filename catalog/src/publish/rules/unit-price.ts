import { measureOf, optionsOf } from "../offer-facts.ts";
import type { Offer } from "../offer.ts";
import type { Fault, Shelf } from "../rule.ts";
import { offerRule } from "../rule.ts";

// Packs of goods that are sold by what is in them.
const packsByMeasure = /^(Rolle|Ring|Bund|Trommel|Kanister|Eimer|Sack|Flasche|Kartusche|Dose|Tube|Fass)$/;
const unitsOfLaw = new Set(["metre", "square-metre", "litre", "kilogram", "cubic-metre"]);

// An offer chosen by one of these says how much is in it; the unit price must start from the same amount.
const amounts: Record<string, string> = { length: "metre", volume: "litre" };

/** § 4 PAngV: goods sold by length, area, volume or weight show the price of one unit beside the price. */
export const unitPriceRule = offerRule(
  "unit-price",
  (offer) =>
    offer.requires.has("unit-price") ||
    offer.shown.unitPrice !== undefined ||
    packsByMeasure.test(offer.shown.packUnit?.["de"] ?? ""),
  (offer, shelf) => {
    const { unitPrice } = offer.shown;
    const fault = (field: string[], message: string): Fault => ({
      entry: offer.entryOf("unitPrice"),
      path: ["unitPrice", ...field],
      message,
    });
    if (!unitPrice) return [fault([], "goods sold by length, area, volume or weight need a unit price")];
    // A set or a pack of pieces may show a unit price, too, but the law asks for none and so for no form of it.
    if (!unitsOfLaw.has(unitPrice.unit))
      return offer.requires.has("unit-price")
        ? [fault(["unit"], "must be a unit of length, area, volume or weight")]
        : [];
    return [
      ...(unitPrice.reference === 1
        ? []
        : [fault(["reference"], "must be 1: the law wants the price of one unit")]),
      ...amountFaults(offer, shelf).map((message) => fault(["purchase"], message)),
    ];
  },
);

function amountFaults(offer: Offer, { catalogue }: Shelf): string[] {
  return Object.entries(amounts).flatMap(([group, unit]) => {
    if (offer.shown.unitPrice?.unit !== unit || offer.variant?.options[group] === undefined) return [];
    const amount = measureOf(offer, group, catalogue);
    return amount === offer.shown.unitPrice.purchase
      ? []
      : [`must be the ${amount} of the option ${group}.${optionsOf(offer, group).join()}`];
  });
}
