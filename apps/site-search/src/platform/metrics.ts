import { openFigures } from "@hearth/service/metrics";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const figures = openFigures();
  const duration = figures.histogram("site_search_request_seconds", "Time to answer, by call and status", {
    labels: ["call", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
  return {
    text: figures.text,
    contentType: figures.contentType,
    answered: (call: string, status: number, seconds: number) => duration.observe({ call, status }, seconds),
  };
}
