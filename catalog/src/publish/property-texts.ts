import { missingLanguages } from "./offer-facts.ts";
import type { Fault, Rule } from "./rule.ts";

// German letters, words and decimal commas. "8 kW" or "G 1/2" is the same everywhere.
const isGerman = /[äöüß]|\d,\d|[a-zäöüß]{5}/i;

/** Filters and tables of technical data are read in every language. */
export const propertyTextsRule: Rule = {
  name: "property-texts",
  check: ({ catalogue, languages }) => ({
    checked: catalogue.properties.length,
    faults: catalogue.properties.flatMap((group) => [
      ...faultsOf(group, missingLanguages(group.name, languages)),
      ...group.options.flatMap((option) =>
        isGerman.test(option.name["de"] ?? "") && !isNameOfStandard(option.name["de"] ?? "")
          ? faultsOf(option, missingLanguages(option.name, languages))
          : [],
      ),
    ]),
  }),
};

// Proper names of interfaces and norms.
function isNameOfStandard(name: string): boolean {
  return /^(Bluetooth|Modbus|Zigbee|Thread|Matter|EEBUS)\b/i.test(name);
}

function faultsOf(entry: object, missing: readonly string[]): Fault[] {
  return missing.length === 0
    ? []
    : [{ entry, path: ["name"], message: `is missing in ${missing.join(", ")}` }];
}
