import { expect, it } from "vitest";
import { problemText } from "./problem-text.ts";

const page = { blocks: [{ kind: "hero" }] } as never;
const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);

it("says where, what and in which language", () => {
  expect(problemText({ code: "NO_BLOCKS", locale: null, block: null, field: null }, page, { t })).toBe(
    "contentPage.problem.NO_BLOCKS",
  );
  expect(problemText({ code: "NO_TEXT", locale: "pl-PL", block: 0, field: "title" }, page, { t })).toBe(
    'contentPage.blockAt {"number":1,"kind":"contentPage.kind.hero"} · contentPage.field.title · Polski',
  );
});
