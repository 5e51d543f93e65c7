import { afterAll, beforeAll } from "vitest";
import {
  type PurchaseReceiver,
  startPurchaseReceiver,
} from "../../../../../tools/src/purchase-receiver/purchase-receiver.ts";
import type { PurchaseBody } from "../../../src/modules/purchase/purchase-body.ts";
import type { JobRunner } from "../../../src/platform/jobs/jobs.ts";
import { startShopJobs } from "../../../src/shop-jobs.ts";
import { eventually } from "../eventually.ts";
import type { TestShop } from "../test-shop.ts";

export const purchaseKey = "key of the receiver of purchases in tests";

/** What a browser with consent hands over. */
export const tracking = {
  gaCookie: "GA1.1.123456789.1700000000",
  tmsClientId: "client-1",
  tmsAttribution: "cpc%3Aheating",
};

export interface Purchases {
  readonly env: Readonly<Record<string, string>>;
  readonly receiver: PurchaseReceiver;
  /** What the worker said went wrong. */
  readonly warnings: readonly string[];
  /** A status the receiver answers from now on instead of taking anything; null: it takes. */
  refuseWith(status: number | null): void;
  /** Bodies told about an order so far. */
  toldOf(orderId: string): PurchaseBody[];
  /** Waits until one came. */
  untilTold(orderId: string): Promise<PurchaseBody>;
}

/** A receiver of purchases; to be awaited at the top of a test file, before the shop that is told of it. */
export async function openPurchases(): Promise<Purchases & { work(shop: () => TestShop): void }> {
  let refusal: number | null = null;
  const receiver = await startPurchaseReceiver({ port: 0, keys: [purchaseKey], refuse: () => refusal });
  const warnings: string[] = [];
  const toldOf = (orderId: string) =>
    receiver.arrivals.filter(({ id }) => id === orderId).map(({ body }) => body as PurchaseBody);
  return {
    env: { PURCHASE_EVENT_URL: receiver.url, PURCHASE_EVENT_KEY: purchaseKey },
    receiver,
    warnings,
    refuseWith: (status) => void (refusal = status),
    toldOf,
    async untilTold(orderId) {
      await eventually(async () => {
        if (toldOf(orderId).length === 0) throw new Error(`nobody told of ${orderId}: ${warnings.join()}`);
      }, 30_000);
      return toldOf(orderId)[0]!;
    },
    /** The worker's jobs beside the shop, for all tests of the file. */
    work(shop) {
      let jobs: JobRunner;
      beforeAll(async () => {
        jobs = await startShopJobs(shop().services.config, (warning) => warnings.push(String(warning)));
      });
      afterAll(async () => {
        await jobs?.stop();
        await receiver.close();
      });
    },
  };
}

/** What is left of the purchase in the tables. */
export async function purchaseState({ sql }: Pick<TestShop, "sql">, orderId: string) {
  const [state] = await sql<[{ isKept: boolean; isSent: boolean; givenUp: string | null; jobs: number }]>`
    select exists (select from order_tracking where order_id = ${orderId}) as "isKept",
      p.sent_at is not null as "isSent", p.given_up as "givenUp",
      (select count(*)::int from graphile_worker._private_jobs where payload ->> 'orderId' = ${orderId}) as jobs
    from (select 1) one left join purchase_event p on p.order_id = ${orderId}`;
  return state;
}
