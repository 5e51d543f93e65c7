import type { BareResult } from "../load/pgbench.ts";
import type { LoadResult } from "../load/wrk.ts";

export interface CartRound {
  api: LoadResult;
  bare: BareResult;
  /** CPU time of one request of the API, in ms. */
  nodeCpuMs: number;
  postgresCpuMs: number;
}

export interface CartFigures {
  operation: string;
  promise: string;
  rounds: readonly CartRound[];
}

/** One row per operation: the round whose ratio is the median, and the ratios of all. */
export function cartTable(figures: readonly CartFigures[]): string {
  const head = [
    "| operation | bare SQL req/s | p50 / p99 ms | API req/s | p50 / p99 ms | CPU ms Node + PostgreSQL | ratio (rounds) | aim |",
    "|---|---|---|---|---|---|---|---|",
  ];
  return [...head, ...figures.map(row)].join("\n");
}

function row({ operation, promise, rounds }: CartFigures): string {
  const ratio = ({ api, bare }: CartRound) => api.perSecond / bare.perSecond;
  const sorted = rounds.toSorted((one, other) => ratio(one) - ratio(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) return "";
  const { api, bare, nodeCpuMs, postgresCpuMs } = middle;
  const errors = rounds.reduce((sum, round) => sum + round.api.errors, 0);
  const cells = [
    operation,
    Math.round(bare.perSecond).toLocaleString("en"),
    `${bare.p50Ms.toFixed(1)} / ${bare.p99Ms.toFixed(1)}`,
    Math.round(api.perSecond).toLocaleString("en"),
    `${api.p50Ms.toFixed(1)} / ${api.p99Ms.toFixed(1)}`,
    `${nodeCpuMs.toFixed(2)} + ${postgresCpuMs.toFixed(2)}`,
    `${ratio(middle).toFixed(2)} (${rounds.map((round) => ratio(round).toFixed(2)).join(", ")})${errors > 0 ? `, ${errors} errors` : ""}`,
    promise,
  ];
  return `| ${cells.join(" | ")} |`;
}
