import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "picture_search_request_seconds",
    help: "Time to answer a photo, by status",
    labelNames: ["status"],
    buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const pictures = new Gauge({
    name: "picture_search_pictures",
    help: "Pictures of the catalogue, by whether they can be found yet",
    labelNames: ["state"],
    registers: [registry],
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    answered: (status: number, seconds: number) => duration.observe({ status }, seconds),
    pictures: (found: number, waiting: number) => {
      pictures.set({ state: "found" }, found);
      pictures.set({ state: "waiting" }, waiting);
    },
  };
}
