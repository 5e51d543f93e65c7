import type { OpenCatalogue } from "../format/reading/load-catalogue.ts";
import type { Problem } from "../format/reading/problem.ts";
import { offersOf } from "./offer.ts";
import { readPictureFacts } from "./picture-facts.ts";
import type { Shelf } from "./rule.ts";
import { publishRules } from "./rules.ts";

export interface RuleResult {
  rule: string;
  checked: number;
  problems: Problem[];
}

/** Looks at a catalogue with the eyes of the law and of the layout. */
export async function checkPublishable({ catalogue, problemOf }: OpenCatalogue): Promise<{
  shelf: Shelf;
  results: RuleResult[];
}> {
  const shelf: Shelf = {
    catalogue,
    offers: offersOf(catalogue),
    languages: catalogue.shop.languages.map(({ key }) => key),
    pictures: await readPictureFacts(catalogue),
  };
  const results = publishRules.map(({ name, check }) => {
    const { checked, faults } = check(shelf);
    const problems = faults.map(({ entry, path, message }) => problemOf(entry, path, `${message} (${name})`));
    return { rule: name, checked, problems: withoutRepeats(problems) };
  });
  return { shelf, results };
}

// Variants that take a fault over from their parent need not repeat it.
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, path, message }) => {
    const name = `${file} ${path} ${message}`;
    return !seen.has(name) && seen.add(name);
  });
}
