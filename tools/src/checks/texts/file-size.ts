export const LINE_LIMIT = 250;

/** Files that may be longer, each with its reason. Tables of data are one; "it grew" is not. */
export const longFiles: Readonly<Record<string, string>> = {
  "tools/src/checks/imports/import-rules.ts": "the table of who may import whom",
  "tools/src/checks/imports/import-rules.test.ts": "a table of sabotages, one for each import rule",
  "apps/shop-api/test/order/order-invariants.test.ts":
    "a table of sabotages, one for each way an invariant can be broken",
};

export interface CountedFile {
  path: string;
  lines: number;
}

/** Hand-written source; data, generated files and documents are read differently. */
export function isMeasuredSource(path: string): boolean {
  return /\.(tsx?|mjs|css|sql)$/.test(path) && !/\.generated\./.test(path);
}

export function findSizeProblems(
  files: readonly CountedFile[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const tooLong = files
    .filter(({ path, lines }) => lines > LINE_LIMIT && !reasons[path])
    .map(
      ({ path, lines }) =>
        `${path} has ${lines} lines: split it, or give the reason in tools/src/checks/texts/file-size.ts`,
    );
  const long = new Set(files.filter(({ lines }) => lines > LINE_LIMIT).map(({ path }) => path));
  const stale = Object.keys(reasons)
    .filter((path) => !long.has(path))
    .map(
      (path) =>
        `${path} is no longer over ${LINE_LIMIT} lines: remove its reason from tools/src/checks/texts/file-size.ts`,
    );
  return [...tooLong, ...stale];
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
