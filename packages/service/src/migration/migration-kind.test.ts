import { expect, it } from "vitest";
import { migrationKind } from "./migration-kind.ts";

it.each([
  ["-- Customers for staff.\nalter table customer add column note text;", "transaction"],
  ["create table note ();", "transaction"],
  ["-- without a transaction\ncreate index concurrently note_by_age on note (age);", "alone"],
  [
    "-- in batches\r\nupdate note set age = 0 where id in (select id from note where age is null limit 1000);",
    "batches",
  ],
  ["-- A word first.\n-- in batches\n", "transaction"],
  ["", "transaction"],
])("reads how %j is run: %s", (text, kind) => {
  expect(migrationKind(text)).toBe(kind);
});
