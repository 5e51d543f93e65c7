import { describe, expect, it } from "vitest";
import { readJudgement } from "../judge/read-judgements.ts";
import type { Article } from "../shelf/article.ts";
import { figuresOf } from "./figures.ts";
import { outcomesOf } from "./outcome.ts";

const article = (id: string, more: Partial<Article> = {}): Article => ({
  id,
  number: id.toUpperCase(),
  familyId: id,
  familyNumber: id.toUpperCase(),
  hitId: id,
  isParent: false,
  maker: "maker",
  categories: new Set(["pumps"]),
  options: new Set(),
  ...more,
});
const inFamily = { familyId: "p", familyNumber: "P", hitId: "p" };
const articles = [
  article("p", { isParent: true }),
  article("p-25", { ...inFamily, options: new Set(["size.25"]) }),
  article("p-32", { ...inFamily, options: new Set(["size.32"]) }),
  article("other", { categories: new Set(["valves"]) }),
];
const hit = (productId: string, memberId: string | null = null) => ({ productId, memberId });

describe("a search by words", () => {
  const judgement = readJudgement({ means: "pump of 32", 3: ["in pumps with size.32"], de: {} }, "test");
  const outcome = outcomesOf(judgement, articles);
  const search = { term: "Pumpe 32", language: "de", kind: "unit" } as const;

  it("is answered by the family, whichever variant it shows", () => {
    expect(outcome(search, [hit("p")]).ndcg).toBe(1);
    expect(outcome(search, [hit("p", "p-25")]).ndcg).toBe(1);
    expect(outcome(search, [hit("other"), hit("p")]).grades).toEqual([0, 3]);
  });
});

describe("a search by number", () => {
  const judgement = readJudgement({ means: "P-32", 3: ["P-32"], 1: ["P"], de: {} }, "test");
  const outcome = outcomesOf(judgement, articles);
  const search = { term: "P-32", language: "de", kind: "number" } as const;

  it.each([
    ["its article", hit("p", "p-32"), 3],
    ["another variant", hit("p", "p-25"), 1],
    ["the family", hit("p"), 1],
    ["a stranger", hit("other"), 0],
  ])("that shows %s", (_, shown, grade) => {
    expect(outcome(search, [shown]).grades).toEqual([grade]);
  });

  it("counts as right when the first hit is", () => {
    const outcomes = [[hit("p", "p-32")], [hit("p")], [hit("other"), hit("p", "p-32")], []].map((hits) =>
      outcome(search, hits),
    );
    expect(figuresOf(outcomes)).toMatchObject({
      searches: 4,
      firstIsRight: 0.25,
      empty: 0.25,
      slipForgiven: null,
    });
  });
});

describe("figures", () => {
  it("leave out what cannot be answered", () => {
    const outcome = outcomesOf(readJudgement({ means: "page", answerable: false, de: {} }, "test"), articles);
    const outcomes = [outcome({ term: "Versandkosten", language: "de", kind: "page" }, [])];
    expect(figuresOf(outcomes)).toMatchObject({ searches: 1, ndcg: null, empty: null });
  });

  it("count a slip as forgiven when the best is among the first ten", () => {
    const judgement = readJudgement({ means: "pump", 3: ["in pumps"], de: {} }, "test");
    const outcome = outcomesOf(judgement, articles);
    const search = { term: "Pumppe", language: "de", kind: "typo" } as const;
    const outcomes = [outcome(search, [hit("other"), hit("p")]), outcome(search, [hit("other")])];
    expect(figuresOf(outcomes).slipForgiven).toBe(0.5);
  });
});
