import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "shop_api_request_seconds",
    help: "Time to answer, by operation and status",
    labelNames: ["operation", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const cache = new Counter({
    name: "shop_api_answer_cache_total",
    help: "Cacheable answers, by operation and whether they were kept",
    labelNames: ["operation", "result"],
    registers: [registry],
  });
  const payments = new Counter({
    name: "shop_api_payments_total",
    help: "What became of payments and of what providers told, by provider",
    labelNames: ["provider", "outcome"],
    registers: [registry],
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    answered: (operation: string, status: number, seconds: number) =>
      duration.observe({ operation, status }, seconds),
    payment: (provider: string, outcome: string) => payments.inc({ provider, outcome }),
    cacheLookup: (operation: string, hit: boolean) => cache.inc({ operation, result: hit ? "hit" : "miss" }),
  };
}
