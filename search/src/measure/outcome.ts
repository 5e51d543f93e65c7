import type { ListHit } from "@hearth/catalog-index";
import { isNumberKind, type JudgedSearch, type Judgement } from "../judge/judgement.ts";
import type { Article } from "../shelf/article.ts";
import { gradeByArticle, gradeByHit } from "./grading.ts";
import { ndcg } from "./ndcg.ts";

/** What one search gave. */
export interface Outcome {
  search: JudgedSearch;
  means: string;
  isAnswerable: boolean;
  ndcg: number;
  grades: readonly number[];
  hits: readonly ListHit[];
}

export function outcomesOf(
  judgement: Judgement,
  articles: readonly Article[],
): (search: JudgedSearch, hits: readonly ListHit[]) => Outcome {
  const byHit = gradeByHit(judgement, articles);
  const byArticle = gradeByArticle(judgement, articles);
  return (search, hits) => {
    const grading = isNumberKind(search.kind) ? byArticle : byHit;
    const grades = hits.map((hit) => grading.gradeOf(hit));
    const { means, isAnswerable } = judgement;
    return { search, means, isAnswerable, ndcg: ndcg(grades, grading.ideal), grades, hits };
  };
}
