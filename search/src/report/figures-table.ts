import { kinds, languages } from "../judge/judgement.ts";
import { type Figures, figuresOf } from "../measure/figures.ts";
import type { Outcome } from "../measure/outcome.ts";

const head = ["", "searches", "nDCG@10", "empty", "first is right", "slip forgiven"];

/** All, each language, each kind. */
export function figuresTable(outcomes: readonly Outcome[]): string {
  const parts: [string, readonly Outcome[]][] = [
    ["all", outcomes],
    ...languages.map((language): [string, Outcome[]] => [
      language,
      outcomes.filter(({ search }) => search.language === language),
    ]),
    ...kinds.map((kind): [string, Outcome[]] => [
      kind,
      outcomes.filter(({ search }) => search.kind === kind),
    ]),
  ];
  const rows = parts.map(([name, part]) => row(name, figuresOf(part)));
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

function row(name: string, { searches, ndcg, empty, firstIsRight, slipForgiven }: Figures): string[] {
  return [
    name,
    String(searches),
    ndcg === null ? "" : ndcg.toFixed(3),
    percent(empty),
    percent(firstIsRight),
    percent(slipForgiven),
  ];
}

function percent(share: number | null): string {
  return share === null ? "" : `${(share * 100).toFixed(1)} %`;
}
