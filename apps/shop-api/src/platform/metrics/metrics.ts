import { openFigures } from "@hearth/service/metrics";
import type { JobRun } from "../jobs/job-runs.ts";
import { measureQueues, type Queues } from "./queue-metrics.ts";
import { measureShop, type ShopFigures } from "./shop-metrics.ts";

export type Metrics = ReturnType<typeof createMetrics>;

export interface Measured extends Queues {
  keptAnswers: () => { bytes: number };
  /** By what they wait for. */
  purchases: () => Promise<Readonly<Record<string, number>>>;
  /** What is waiting in the database. */
  shop: () => Promise<ShopFigures>;
}

const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 15, 30, 60, 120, 600, 3600];

/** Of the shop API, its worker and the back office: each tells what it does of it. */
export function createMetrics({ keptAnswers, purchases, shop, ...queues }: Measured) {
  const figures = openFigures();
  const duration = figures.histogram("shop_api_request_seconds", "Time to answer, by operation and status", {
    labels: ["operation", "status"],
    buckets: ANSWER_SECONDS,
  });
  const cache = figures.counter(
    "shop_api_answer_cache_total",
    "Cacheable answers, by operation and whether they were kept",
    ["operation", "result"],
  );
  figures.gauge(
    "shop_api_answer_cache_bytes",
    "What kept answers take, names included",
    () => keptAnswers().bytes,
  );
  figures.gauges(
    "shop_api_purchase_events",
    "Purchases whose buyers agreed that others are told: unpaid, waiting to be told, given up",
    "state",
    purchases,
  );
  const payments = figures.counter(
    "shop_api_payments_total",
    "What became of payments and of what providers told, by provider",
    ["provider", "outcome"],
  );
  const seals = figures.counter(
    "shop_api_refused_seals_total",
    "Names of visitors that were not believed: forged, or too old (clocks that differ)",
    ["reason"],
  );
  const refusals = figures.counter(
    "shop_api_refused_total",
    "Turned away because it looked like abuse (share, unpaid-orders, challenge, codes) or was too much (browse, cart, checkout)",
    ["what"],
  );
  const attempts = figures.counter(
    "shop_api_attempts_refused_total",
    "Tries at passwords, forms and the like that came too often, by area",
    ["area"],
  );
  const orders = figures.counter("shop_api_orders_total", "Orders placed, by way to pay", ["payment"]);
  const orderCents = figures.counter("shop_api_order_cents_total", "What they are worth, gross, in cents", [
    "payment",
  ]);
  const jobs = figures.histogram("shop_worker_job_seconds", "Time a job took, by task and how it ended", {
    labels: ["task", "outcome"],
    buckets: JOB_SECONDS,
  });
  const jobDelay = figures.histogram(
    "shop_worker_job_delay_seconds",
    "From the moment a job was due to its end, by task; of first tries only",
    { labels: ["task"], buckets: JOB_SECONDS },
  );
  measureQueues(figures, queues);
  measureShop(figures, shop);
  return {
    text: figures.text,
    contentType: figures.contentType,
    answered: (operation: string, status: number, seconds: number) =>
      duration.observe({ operation, status }, seconds),
    payment: (provider: string, outcome: string) => payments.inc({ provider, outcome }),
    refusedSeal: (reason: "forged" | "stale") => seals.inc({ reason }),
    refused: (what: string) => refusals.inc({ what }),
    refusedAttempt: (area: string) => attempts.inc({ area }),
    placed: (payment: string, cents: number) => {
      orders.inc({ payment });
      orderCents.inc({ payment }, cents);
    },
    cacheLookup: (operation: string, hit: boolean) => cache.inc({ operation, result: hit ? "hit" : "miss" }),
    job({ task, attempt, error, seconds, delaySeconds }: JobRun) {
      jobs.observe({ task, outcome: error === null ? "done" : "failed" }, seconds);
      if (attempt === 1) jobDelay.observe({ task }, delaySeconds);
    },
  };
}
