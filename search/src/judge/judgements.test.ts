import { loadCatalogue } from "@hearth/catalog";
import { describe, expect, it } from "vitest";
import { gradeByArticle } from "../measure/grading.ts";
import { articlesOf } from "../shelf/articles-of.ts";
import { demoCatalogue } from "../shelf/demo-catalogue.ts";
import { isNumberKind, languages } from "./judgement.ts";
import { readJudgement, readJudgements } from "./read-judgements.ts";
import { selects } from "./selector.ts";

const judgements = await readJudgements();
const searches = judgements.flatMap((judgement) => judgement.searches);
const catalogue = await loadCatalogue(demoCatalogue);
const articles = articlesOf(catalogue);

describe("the judged searches", () => {
  it("are many, in every language, with many slips among them", () => {
    const counts = languages.map(
      (language) => searches.filter((search) => search.language === language).length,
    );
    expect(counts.every((count) => count >= 90)).toBe(true);
    expect(searches.filter(({ kind }) => kind === "typo").length).toBeGreaterThanOrEqual(80);
  });

  it("have slips only in words of five letters or more", () => {
    const short = searches.filter(
      ({ kind, term }) => kind === "typo" && term.split(" ").every((word) => word.length < 4),
    );
    expect(short).toEqual([]);
  });

  it("name only what the demo catalogue has", () => {
    const selectors = judgements.flatMap(({ grades }) => grades.flatMap((grade) => grade.selectors));
    const empty = selectors.filter((selector) => !articles.some((article) => selects(selector, article)));
    expect(empty.map(({ text }) => text)).toEqual([]);
    const refused = selectors.flatMap(({ terms }) => terms.filter(({ isWanted }) => !isWanted));
    const unknown = refused.filter((term) =>
      articles.every((article) => !selects({ text: "", terms: [{ ...term, isWanted: true }] }, article)),
    );
    expect(unknown).toEqual([]);
  });

  it("for numbers have one best article or family, or name a beginning", () => {
    const loose = judgements.filter(
      (judgement) =>
        judgement.searches.some(({ kind }) => isNumberKind(kind) && kind !== "number-part") &&
        gradeByArticle(judgement, articles).ideal.filter((grade) => grade === 3).length > 2,
    );
    expect(loose.map(({ means }) => means)).toEqual([]);
  });
});

describe("a judgement is refused", () => {
  it.each([
    ["without a meaning", { 3: ["NW-AM"], de: { product: ["x"] } }],
    ["with an unknown key", { means: "x", 3: ["NW-AM"], fr: { product: ["x"] } }],
    ["with an unknown kind", { means: "x", 3: ["NW-AM"], de: { guess: ["x"] } }],
    ["with a number that is no text", { means: "x", 3: ["NW-AM"], de: { gtin: [4012345007145] } }],
    ["without a best hit", { means: "x", 2: ["NW-AM"], de: { product: ["x"] } }],
    ["that is not answerable and has hits", { means: "x", answerable: false, 3: ["NW-AM"] }],
  ])("%s", (_, entry) => {
    expect(() => readJudgement(entry, "test.yaml")).toThrow("test.yaml");
  });
});
