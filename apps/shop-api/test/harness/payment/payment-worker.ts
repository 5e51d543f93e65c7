import { afterAll, beforeAll } from "vitest";
import type { JobRunner } from "../../../src/platform/jobs/jobs.ts";
import { startShopJobs } from "../../../src/shop-jobs.ts";
import type { TestShop } from "../test-shop.ts";

/** The worker's jobs beside the shop, for all tests of the file. */
export function paymentWorker(shop: TestShop): void {
  let jobs: JobRunner;
  beforeAll(async () => {
    jobs = await startShopJobs(shop.services.config, () => {});
  });
  afterAll(() => jobs.stop());
}
