import { energyScale } from "@hearth/rules";
import type { Resolved } from "../../format/resolve-variant.ts";
import { measureOf, wordOf } from "../offer-facts.ts";
import type { Offer } from "../offer.ts";
import type { Fault, Shelf } from "../rule.ts";
import { customFieldFault, offerRule } from "../rule.ts";

type Label = NonNullable<Resolved["energyLabels"]>[number];

// Regulations (EU) 811/2013 and 812/2013: heaters up to 70 kW, tanks up to 500 litres carry a label, larger ones none.
const limits = [
  { group: "heat-power", most: 70 },
  { group: "volume", most: 500 },
];

/** Regulation (EU) 2017/1369: class and scale stand wherever product and price stand. */
export const energyLabelRule = offerRule(
  "energy-label",
  ({ shown, requires }) => requires.has("energy-label") || (shown.energyLabels ?? []).length > 0,
  (offer, shelf) => {
    const labels = offer.shown.energyLabels ?? [];
    const entry = offer.entryOf("energyLabels");
    if (labels.length === 0)
      return isTooLarge(offer, shelf)
        ? []
        : [{ entry, path: ["energyLabels"], message: "products of this category carry an energy label" }];
    return [
      ...labels.flatMap((label, index) =>
        labelFaults(label, labels.length).map((fault): Fault => ({
          entry,
          path: ["energyLabels", index, fault.field],
          message: fault.message,
        })),
      ),
      ...eprelFaults(offer),
    ];
  },
);

function isTooLarge(offer: Offer, { catalogue }: Shelf): boolean {
  return limits.some(({ group, most }) => (measureOf(offer, group, catalogue) ?? 0) > most);
}

function labelFaults(label: Label, count: number): { field: string; message: string }[] {
  const scale = energyScale(label.from, label.to);
  const step = scale.find(({ energyClass }) => energyClass === label.class);
  if (scale.length < 2)
    return [{ field: "from", message: `there is no scale from ${label.from} to ${label.to}` }];
  if (!step) return [{ field: "class", message: `is not on the scale from ${label.from} to ${label.to}` }];
  const faults = [];
  if (label.color.toLowerCase() !== step.color)
    faults.push({ field: "color", message: `class ${label.class} of this scale is drawn in ${step.color}` });
  if (count > 1 && !label.name)
    faults.push({ field: "name", message: "one of several labels says what it is about" });
  return faults;
}

function eprelFaults(offer: Offer): Fault[] {
  return /^\d{5,8}$/.test(wordOf(offer, "eprel"))
    ? []
    : [customFieldFault(offer, "eprel", "a product with a label has its number in the EPREL register")];
}
