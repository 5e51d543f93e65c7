import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export interface Measured {
  keptAnswers: () => { bytes: number };
  /** By what they wait for. */
  purchases: () => Promise<Readonly<Record<string, number>>>;
}

export function createMetrics({ keptAnswers, purchases }: Measured) {
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
  registry.registerMetric(
    new Gauge({
      name: "shop_api_answer_cache_bytes",
      help: "What kept answers take, names included",
      registers: [],
      collect() {
        this.set(keptAnswers().bytes);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "shop_api_purchase_events",
      help: "Purchases whose buyers agreed that others are told: unpaid, waiting to be told, given up",
      labelNames: ["state"],
      registers: [],
      async collect() {
        // Without a database the other figures are wanted all the more.
        const counts = await purchases().catch(() => ({}));
        this.reset();
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      },
    }),
  );
  const payments = new Counter({
    name: "shop_api_payments_total",
    help: "What became of payments and of what providers told, by provider",
    labelNames: ["provider", "outcome"],
    registers: [registry],
  });
  const seals = new Counter({
    name: "shop_api_refused_seals_total",
    help: "Names of visitors that were not believed: forged, or too old (clocks that differ)",
    labelNames: ["reason"],
    registers: [registry],
  });
  const refusals = new Counter({
    name: "shop_api_refused_total",
    help: "What was turned away because it looked like abuse: share, unpaid-orders, challenge, codes",
    labelNames: ["what"],
    registers: [registry],
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    answered: (operation: string, status: number, seconds: number) =>
      duration.observe({ operation, status }, seconds),
    payment: (provider: string, outcome: string) => payments.inc({ provider, outcome }),
    refusedSeal: (reason: "forged" | "stale") => seals.inc({ reason }),
    refused: (what: string) => refusals.inc({ what }),
    cacheLookup: (operation: string, hit: boolean) => cache.inc({ operation, result: hit ? "hit" : "miss" }),
  };
}
