import type { MigrationKind } from "@hearth/service/migration";

export interface MigrationFile {
  path: string;
  kind: MigrationKind;
}

/** Files ran, unchecked, before there was a shop with customers, and may not be changed any more: checked from here on. */
const FIRST_CHECKED: Readonly<Record<string, string>> = {
  "apps/shop-api/migrations": "0055",
  "packages/catalog-index/migrations": "0006",
  "apps/site-search/migrations": "0002",
  "apps/picture-search/migrations": "0002",
};

export function isChecked(path: string): boolean {
  const [, folder = "", file = ""] = /^(.*\/migrations)\/([^/]+\.sql)$/.exec(path) ?? [];
  return file !== "" && file >= (FIRST_CHECKED[folder] ?? "");
}

const EXCLUDED = [
  // Set by who runs them: packages/service/src/migration.
  "require-lock-timeout",
  "require-statement-timeout",
  // Quantities and versions do not reach two thousand million.
  "prefer-bigint-over-int",
  "prefer-bigint-over-smallint",
];

/** How squawk is asked: whether a file runs inside a transaction decides what is dangerous in it. */
export function lintCommands(files: readonly MigrationFile[]): string[][] {
  const inside = files.filter(({ kind }) => kind === "transaction").map(({ path }) => path);
  const outside = files.filter(({ kind }) => kind !== "transaction").map(({ path }) => path);
  const options = ["--pg-version=15.0", `--exclude=${EXCLUDED.join(",")}`];
  return [
    inside.length > 0 ? [...options, "--assume-in-transaction", ...inside] : [],
    outside.length > 0 ? [...options, ...outside] : [],
  ].filter((command) => command.length > 0);
}
