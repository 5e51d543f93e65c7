import { readdirSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../repository.ts";

/** Decision records by their number: "0059" → "0059-marks-in-tests.md". */
export function listDecisionRecords(): Map<string, string> {
  const files = readdirSync(join(repositoryRoot, "docs/decisions")).filter((name) =>
    /^\d{4}-.*\.md$/.test(name),
  );
  return new Map(files.map((name) => [name.slice(0, 4), name]));
}
