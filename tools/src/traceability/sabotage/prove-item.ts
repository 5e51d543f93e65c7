import { join } from "node:path";
import { repositoryRoot } from "../../repository.ts";
import type { Proof } from "../proofs.ts";
import { fits, whileBroken } from "./broken-file.ts";
import { canRun, runTests } from "./run-tests.ts";
import type { Sabotage } from "./sabotage-records.ts";
import { testRuns } from "./test-runs.ts";

export interface Verdict {
  isProven: boolean;
  said: string;
}

const bad = (said: string): Verdict => ({ isProven: false, said });

/** Sees the tests of an item pass, then fail while its code is broken. The first kind of test that notices is enough. */
export async function proveItem(sabotage: Sabotage | undefined, proofs: readonly Proof[]): Promise<Verdict> {
  if (!sabotage) return bad("no sabotage is recorded");
  const breaking = { ...sabotage, path: join(repositoryRoot, sabotage.file) };
  if (!fits(breaking)) return bad(`the record is stale: ${sabotage.file}`);
  const runs = testRuns(proofs);
  for (const run of runs.filter(canRun)) {
    const before = await runTests(run);
    if (before.failed > 0 || before.passed === 0) return bad(`${run.kind} tests do not pass unbroken`);
    const broken = await whileBroken(breaking, () => runTests(run));
    if (broken.failed > 0) return { isProven: true, said: `${broken.failed} ${run.kind} tests failed` };
  }
  return bad(
    runs.every(canRun) ? "nobody noticed" : "nobody noticed; some of its tests want a database or a browser",
  );
}
