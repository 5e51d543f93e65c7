import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll } from "vitest";
import { compileCache } from "./compile-cache.ts";
import { eventually } from "./eventually.ts";
import { processFile } from "./process-file.ts";
import type { TestShop } from "./test-shop.ts";

/** The real worker as its own process, beside the shop, for all tests of the file. */
export function testWorker(shop: TestShop, env: Readonly<Record<string, string>> = {}): void {
  let worker: ReturnType<typeof spawn>;
  beforeAll(async () => {
    worker = spawn(process.execPath, [processFile("worker")], {
      env: { ...compileCache, ...env, DATABASE_URL: shop.databaseUrl, DATABASE_POOL_SIZE: "4" },
      stdio: ["ignore", "inherit", "inherit"],
    });
    // Ready when it has taken what was in the outbox.
    await shop.sql`insert into outbox (entity, entity_id) values ('product', ${"0".repeat(32)})`;
    await eventually(async () => {
      const waiting = await shop.sql`select from outbox`;
      if (waiting.length > 0) throw new Error("the worker did not start");
    }, 60_000);
  });
  afterAll(async () => {
    if (worker.exitCode !== null) return;
    worker.kill("SIGTERM");
    await once(worker, "exit");
  });
}
