import { join } from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "../../repository.ts";
import { fits } from "./broken-file.ts";
import { readSabotages } from "./sabotage-records.ts";

it("every record fits the code of today, once", () => {
  const stale = readSabotages().filter(({ file, find }) => !fits({ path: join(repositoryRoot, file), find }));
  expect(stale.map(({ items, file }) => `${items.join()} ${file}`)).toEqual([]);
});

it("every record changes something", () => {
  expect(readSabotages().filter(({ find, replace }) => find === replace)).toEqual([]);
});
