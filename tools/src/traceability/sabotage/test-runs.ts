import type { Proof } from "../proofs.ts";

export type TestKind = "unit" | "database" | "browser";

export interface TestRun {
  kind: TestKind;
  files: string[];
  /** A pattern for the names of tests, as all runners take it. */
  pattern: string;
}

/** What to run to see the marked tests of an item, quickest first. */
export function testRuns(proofs: readonly Proof[]): TestRun[] {
  return (["unit", "database", "browser"] as const).flatMap((kind) => {
    const own = proofs.filter(({ path }) => kindOf(path) === kind);
    if (own.length === 0) return [];
    const marks = [...new Set(own.map(({ text }) => text))];
    return [
      { kind, files: [...new Set(own.map(({ path }) => path))], pattern: marks.map(literally).join("|") },
    ];
  });
}

function kindOf(path: string): TestKind {
  if (path.startsWith("apps/storefront/e2e/")) return "browser";
  return /^(?!packages\/rules\/)[^.]*\/test\//.test(path) ? "database" : "unit";
}

function literally(mark: string): string {
  return mark.replace(/[[\]]/g, "\\$&");
}
