import type { PropertyGroup } from "../../format/properties.ts";
import type { Text } from "../../format/words.ts";
import { missingLanguages } from "../offer-facts.ts";
import type { Fault, Rule } from "../rule.ts";

type Option = PropertyGroup["options"][number];

/** Filters and tables of technical data are read in every language. Figures and proper names need no translation. */
export const propertyTextsRule: Rule = {
  name: "property-texts",
  check: ({ catalogue, languages }) => ({
    checked: catalogue.properties.length,
    faults: catalogue.properties.flatMap((group) => propertyFaults(group, languages)),
  }),
};

export function propertyFaults(
  group: Pick<PropertyGroup, "name" | "options">,
  languages: readonly string[],
): Fault[] {
  return [
    ...faultsOf(group, missingLanguages(group.name, languages)),
    ...untranslated(group).flatMap((option) => faultsOf(option, missingLanguages(option.name, languages))),
  ];
}

/** Options with German letters or a decimal comma, and words in a group whose other words are translated. */
function untranslated({ options }: Pick<PropertyGroup, "options">): Option[] {
  const isTranslated = options.some(({ name }) => hasWord(name) && new Set(Object.values(name)).size > 1);
  return options.filter(
    ({ name }) => /[äöüß]|\d,\d/i.test(name["de"] ?? "") || (isTranslated && hasWord(name)),
  );
}

function hasWord({ de = "" }: Text): boolean {
  return /[a-zäöüß]{5}/i.test(de) && !/^(Bluetooth|Modbus|Zigbee|Thread|Matter|EEBUS)\b/i.test(de);
}

function faultsOf(entry: object, missing: readonly string[]): Fault[] {
  return missing.length === 0
    ? []
    : [{ entry, path: ["name"], message: `is missing in ${missing.join(", ")}`, languages: missing }];
}
