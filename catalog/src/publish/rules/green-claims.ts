import type { Product } from "../../format/products.ts";
import type { Rule } from "../rule.ts";

const unproven =
  /klimaneutral|umweltfreundlich|umweltschonend|klimafreundlich|nachhaltig|ökologisch|climate[- ]neutral|eco[- ]friendly|environmentally friendly|sustainable|carbon[- ]neutral|ekologiczn|przyjazn\w* (dla )?środowisk|neutraln\w* (dla )?klimat/i;

/** Directive (EU) 2024/825: a general green claim without proof is unfair. */
export const greenClaimsRule: Rule = {
  name: "green-claims",
  check: ({ catalogue, offers }) => {
    const entries = [...new Set(offers.map(({ product }) => product)), ...catalogue.pages];
    return {
      checked: entries.length,
      faults: entries.flatMap((entry) => {
        const [claim] = unproven.exec(JSON.stringify(withoutReviews(entry))) ?? [];
        return claim ? [{ entry, path: [], message: `"${claim}" is a green claim nobody proved` }] : [];
      }),
    };
  },
};

// What customers say is theirs.
function withoutReviews(entry: object): object {
  return { ...(entry as Partial<Product>), reviews: [] };
}
