import type { BareResult } from "./pgbench.ts";
import type { LoadResult } from "./wrk.ts";

export interface ReadFigures {
  operation: string;
  promise: string;
  /** SQL statements of one request. */
  statements: number;
  bare: BareResult;
  uncached: LoadResult;
  cached: LoadResult;
}

export function resultTable(figures: readonly ReadFigures[]): string {
  const head = [
    "| operation | statements | bare SQL req/s | p50 / p99 ms | API, cache off req/s | p50 / p99 ms | ratio | API, cache warm req/s | p50 / p99 ms | ratio | aim |",
    "|---|---|---|---|---|---|---|---|---|---|---|",
  ];
  return [...head, ...figures.map(row)].join("\n");
}

function row({ operation, promise, statements, bare, uncached, cached }: ReadFigures): string {
  const speed = (result: { perSecond: number }) => Math.round(result.perSecond).toLocaleString("en");
  const times = (result: { p50Ms: number; p99Ms: number }) =>
    `${short(result.p50Ms)} / ${short(result.p99Ms)}`;
  const ratio = (result: LoadResult) =>
    `${short(result.perSecond / bare.perSecond)}${result.errors > 0 ? ` (${result.errors} errors)` : ""}`;
  const cells = [
    operation,
    statements,
    speed(bare),
    times(bare),
    speed(uncached),
    times(uncached),
    ratio(uncached),
    speed(cached),
    times(cached),
    ratio(cached),
    promise,
  ];
  return `| ${cells.join(" | ")} |`;
}

function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
