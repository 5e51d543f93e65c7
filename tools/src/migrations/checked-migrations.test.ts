import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationKind } from "@hearth/service/migration";
import { expect, it, onTestFinished } from "vitest";
import { isChecked, lintCommands } from "./checked-migrations.ts";

it.each([
  ["apps/shop-api/migrations/0054-content-previews.sql", false],
  ["apps/shop-api/migrations/0055-anything.sql", true],
  ["packages/catalog-index/migrations/0005-price-lists.sql", false],
  ["apps/another/migrations/0001-first.sql", true],
  ["apps/shop-api/src/modules/cart/cart.sql.ts", false],
])("%s is checked: %s", (path, is) => {
  expect(isChecked(path)).toBe(is);
});

it.each([
  ["create index note_by_age on note (age);", "require-concurrent-index-creation"],
  ["-- without a transaction\ncreate index concurrently if not exists note_by_age on note (age);", ""],
  ["alter table note alter column age set not null;", "adding-not-nullable-field"],
  ["alter table note add constraint note_age check (age > 0);", "constraint-missing-not-valid"],
  ["alter table note add column words text;", ""],
  ["alter table note rename column age to years;", "renaming-column"],
  ["alter table note alter column age type bigint;", "changing-column-type"],
  ["create table note (id uuid primary key); create index note_by_id on note (id);", ""],
])("%s", (text, rule) => {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "0001-note.sql");
  writeFileSync(path, text);
  const [command = []] = lintCommands([{ path, kind: migrationKind(text) }]);
  const { status, stdout } = spawnSync("squawk", ["--reporter=gcc", ...command], { encoding: "utf8" });
  expect(stdout).toContain(rule);
  expect(status).toBe(rule ? 1 : 0);
});
