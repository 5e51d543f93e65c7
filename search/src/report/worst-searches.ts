import type { Outcome } from "../measure/outcome.ts";
import type { Article } from "../shelf/article.ts";

/** The searches that are furthest from what was meant, with what came instead: number and grade of the first hits. */
export function worstSearches(
  outcomes: readonly Outcome[],
  articles: readonly Article[],
  count: number,
): string {
  const numbers = new Map(articles.map(({ id, number }) => [id, number]));
  const shown = ({ hits, grades }: Outcome) =>
    hits
      .slice(0, 5)
      .map(({ productId, memberId }, rank) => `${numbers.get(memberId ?? productId)}:${grades[rank]}`)
      .join(" ") || "nothing";
  return outcomes
    .filter(({ isAnswerable }) => isAnswerable)
    .toSorted((a, b) => a.ndcg - b.ndcg || a.search.term.localeCompare(b.search.term))
    .slice(0, count)
    .map((outcome) => {
      const { language, kind, term } = outcome.search;
      return `${outcome.ndcg.toFixed(2)}  ${language} ${kind}: ${term} (${outcome.means})  →  ${shown(outcome)}`;
    })
    .join("\n");
}
