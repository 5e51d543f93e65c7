import type { Catalogue, Report } from "../catalogue.ts";
import { collectKeys } from "../keys.ts";
import type { Kind } from "../keys.ts";

/** What the checks of one catalogue share. */
export interface Check {
  catalogue: Catalogue;
  report: Report;
  /** Reports a key that does not exist. Nothing to refer to is fine. */
  refer: (kind: Kind, key: string | undefined, entry: object, path: readonly (string | number)[]) => void;
  referAll: (
    kind: Kind,
    keys: readonly string[] | undefined,
    entry: object,
    path: readonly (string | number)[],
  ) => void;
  /** Reports a file that is not below media/. */
  needFile: (file: string | undefined, entry: object, path: readonly (string | number)[]) => void;
  /** Reports a value two entries share although it must be theirs alone. */
  needUnique: (
    kind: string,
    value: string | undefined,
    entry: object,
    path: readonly (string | number)[],
  ) => void;
}

export function createCheck(catalogue: Catalogue, report: Report): Check {
  const keys = collectKeys(catalogue, report);
  const seen = new Set<string>();

  const refer: Check["refer"] = (kind, key, entry, path) => {
    if (key !== undefined && !keys.has(kind, key)) report(entry, path, `there is no ${kind} "${key}"`);
  };
  return {
    catalogue,
    report,
    refer,
    referAll: (kind, all = [], entry, path) => {
      for (const [index, key] of all.entries()) refer(kind, key, entry, [...path, index]);
    },
    needFile: (file, entry, path) => {
      if (file !== undefined && !catalogue.mediaFiles.has(file))
        report(entry, path, `there is no file media/${file}`);
    },
    needUnique: (kind, value, entry, path) => {
      if (value === undefined) return;
      if (seen.has(`${kind}:${value}`)) report(entry, path, `the ${kind} "${value}" is used twice`);
      seen.add(`${kind}:${value}`);
    },
  };
}
