import { openFigures } from "@hearth/service/metrics";
import type { AppState, Measures } from "../app/platform/http/measures.server.ts";

const ANSWER_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

export type StorefrontMetrics = ReturnType<typeof createStorefrontMetrics>;

export function createStorefrontMetrics() {
  const figures = openFigures();
  const { counter, histogram } = figures;
  const requests = histogram(
    "storefront_request_seconds",
    "Time to answer, by kind of answer (kept page, page, picture, file …) and status",
    { labels: ["kind", "status"], buckets: ANSWER_SECONDS },
  );
  const renders = histogram("storefront_render_seconds", "Time to make a page, by pattern of its address", {
    labels: ["route"],
    buckets: ANSWER_SECONDS,
  });
  const lookups = counter(
    "storefront_page_cache_total",
    "Catalogue pages asked for, by whether they were kept",
    ["result"],
  );
  const refusals = counter(
    "storefront_refused_total",
    "Visitors turned away: one network wanted too many new pages (flood), or too many renders wait (busy)",
    ["what"],
  );
  const calls = histogram(
    "storefront_api_seconds",
    "Time the shop API took, by operation and status; lost and timeout: there was none",
    { labels: ["operation", "outcome"], buckets: ANSWER_SECONDS },
  );
  let state: () => AppState | null = () => null;
  const told = (read: (known: AppState) => number) => () => {
    const known = state();
    return known ? read(known) : 0;
  };
  figures.gauge(
    "storefront_page_cache_pages",
    "Pages that are kept",
    told(({ keptPages }) => keptPages),
  );
  figures.gauge(
    "storefront_page_cache_bytes",
    "What they take",
    told(({ keptBytes }) => keptBytes),
  );
  figures.gauge(
    "storefront_hears_changes",
    "1 while the shop API tells this process what became stale",
    told(({ hearsChanges }) => (hearsChanges ? 1 : 0)),
  );
  figures.gauges(
    "storefront_renders_waiting",
    "Renders that stand in line",
    "line",
    () => state()?.waiting ?? {},
  );
  const measures: Measures = {
    rendered: (route, seconds) => renders.observe({ route }, seconds),
    lookedUp: (isKept) => lookups.inc({ result: isKept ? "hit" : "miss" }),
    refused: (what) => refusals.inc({ what }),
    asked: (operation, outcome, seconds) => calls.observe({ operation, outcome }, seconds),
    watch: (newest) => {
      state = newest;
    },
  };
  return {
    text: figures.text,
    contentType: figures.contentType,
    measures,
    answered: (kind: string, status: number, seconds: number) => requests.observe({ kind, status }, seconds),
  };
}
