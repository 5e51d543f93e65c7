import type { Manufacturer } from "../../format/manufacturers.ts";
import { missingLanguages } from "../offer-facts.ts";
import type { Fault, Rule } from "../rule.ts";

const union = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Art. 19 GPSR: every offer names who made it, with a postal and an electronic address within the Union. */
export const manufacturerRule: Rule = {
  name: "manufacturer",
  check: ({ offers, languages }) => ({
    checked: offers.length,
    faults: [...new Set(offers.map(({ manufacturer }) => manufacturer))].flatMap((maker) =>
      maker ? makerFaults(maker, languages) : [],
    ),
  }),
};

function makerFaults(maker: Manufacturer, languages: readonly string[]): Fault[] {
  const { street, city, country, email, zip } = maker.address;
  const fault = (path: string[], message: string): Fault => ({ entry: maker, path, message });
  const faults: Fault[] = [];
  if (!/\d/.test(street)) faults.push(fault(["address", "street"], "is no street with a house number"));
  if (!/\d/.test(zip) || city.trim() === "") faults.push(fault(["address", "zip"], "is no postal code"));
  if (!union.has(country))
    faults.push(fault(["address", "country"], "a maker outside the Union needs a responsible person in it"));
  if (!/^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(email)) faults.push(fault(["address", "email"], "is no address"));
  if (!maker.logo) faults.push(fault(["logo"], "a brand is shown with its logo"));
  const missing = missingLanguages(maker.description, languages);
  if (missing.length > 0)
    faults.push({ ...fault(["description"], `is missing in ${missing.join(", ")}`), languages: missing });
  return faults;
}
