import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asvsIds, asvsRows, asvsStates, namedPlaces } from "./asvs-rules.ts";
import { repositoryRoot } from "../../repository.ts";

const at = (path: string) => join(repositoryRoot, path);
const rows = asvsRows(readFileSync(at("docs/asvs.md"), "utf8"));

it("levels 1 and 2 have 253 requirements", () => {
  expect(asvsIds).toHaveLength(253);
});

it("docs/asvs.md answers each of them once, in order, and nothing else", () => {
  expect(rows.map(({ id }) => id)).toEqual(asvsIds);
});

it("each answer has a state and words", () => {
  const odd = rows.filter(
    ({ requirement, state, where }) =>
      !(asvsStates as readonly string[]).includes(state) || requirement === "" || where === "",
  );
  expect(odd).toEqual([]);
});

it("what is met names a place", () => {
  const placeless = rows.filter(({ state, where }) => state === "met" && namedPlaces(where).length === 0);
  expect(placeless.map(({ id }) => id)).toEqual([]);
});

it("every place exists, and says what the row quotes from it", () => {
  const wrong = rows.flatMap(({ id, where }) =>
    namedPlaces(where)
      .filter(({ path, words }) => !existsSync(at(path)) || !says(path, words))
      .map(({ path, words }) => `${id} ${path} ${words ?? ""}`.trim()),
  );
  expect(wrong).toEqual([]);
});

function says(path: string, words: string | undefined): boolean {
  if (words === undefined) return true;
  return statSync(at(path)).isFile() && readFileSync(at(path), "utf8").includes(words);
}

it("reads a row, with places from the root and words quoted from them", () => {
  const [row] = asvsRows(
    '| 1.2.3 | no harm | met | `api/test/x.test.ts` "a word", `docs` and `@auth/core` |',
  );
  expect(row).toMatchObject({ id: "1.2.3", requirement: "no harm", state: "met" });
  expect(namedPlaces(row?.where ?? "")).toEqual([{ path: "apps/shop-api/test/x.test.ts", words: "a word" }]);
});
