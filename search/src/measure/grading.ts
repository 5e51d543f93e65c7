import type { ListHit } from "@hearth/catalog-index";
import type { Judgement } from "../judge/judgement.ts";
import { selects } from "../judge/selector.ts";
import type { Article } from "../shelf/article.ts";

/** How good each hit is for one judgement. */
export interface Grading {
  gradeOf(hit: ListHit): number;
  /** Grades of all hits the catalogue could give. */
  ideal: readonly number[];
}

/** By hit: it is as good as the best article that can be bought through it, whichever of them it shows. */
export function gradeByHit(judgement: Judgement, articles: readonly Article[]): Grading {
  const best = bestOfHits(
    judgement,
    articles.filter(({ isParent }) => !isParent),
  );
  return { gradeOf: ({ productId }) => best.get(productId) ?? 0, ideal: [...best.values()] };
}

/** By article: it is as good as the one article it shows; a parent only where the judgement means the whole family. */
export function gradeByArticle(judgement: Judgement, articles: readonly Article[]): Grading {
  const grades = new Map(articles.map((article) => [article.id, gradeOf(judgement, article)]));
  return {
    gradeOf: ({ productId, memberId }) => grades.get(memberId ?? productId) ?? 0,
    ideal: [...bestOfHits(judgement, articles).values()],
  };
}

function bestOfHits(judgement: Judgement, articles: readonly Article[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const article of articles) {
    const grade = gradeOf(judgement, article);
    if (grade > (best.get(article.hitId) ?? 0)) best.set(article.hitId, grade);
  }
  return best;
}

function gradeOf({ grades }: Judgement, article: Article): number {
  return grades.find(({ selectors }) => selectors.some((selector) => selects(selector, article)))?.grade ?? 0;
}
