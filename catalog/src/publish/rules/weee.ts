import { isElectric, wordOf } from "../offer-facts.ts";
import type { Fault } from "../rule.ts";
import { customFieldFault, offerRule } from "../rule.ts";

/** § 6 ElektroG: the registration number stands in every offer of an electric product. */
export const weeeRule = offerRule("weee", isElectric, (offer) => {
  const { shown, manufacturer } = offer;
  const faults: Fault[] = [];
  if (shown.customFields?.["electric"] !== true)
    faults.push(customFieldFault(offer, "electric", "products of this category are electric and say so"));
  const own = wordOf(offer, "weee");
  if (!/^DE \d{8}$/.test(own || (manufacturer?.weee ?? "")))
    faults.push(
      own === "" && manufacturer
        ? { entry: manufacturer, path: ["weee"], message: "a maker of electric products has a WEEE number" }
        : customFieldFault(offer, "weee", "is no WEEE number, like DE 12345678"),
    );
  return faults;
});
