import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { createTestDatabase, type TestDatabase } from "../harness/test-database.ts";

/* Told to end, a process first says so to whoever sends it visitors, and serves those who still come. */
let database: TestDatabase;
let api: ApiProcess;
beforeAll(async () => {
  database = await createTestDatabase(inject("shopTemplate"));
  api = await startApiProcess(database.url, { env: { DRAIN_SECONDS: "3" } });
});
afterAll(() => database?.drop());

const status = async (path: string) =>
  (await fetch(api.origin + path, { headers: { "sw-access-key": id.accessKey } })).status;

it("serves while it drains, then ends, whatever connections were left open", async () => {
  const ended = api.stop();
  await eventually(async () => expect(await status("/ready")).toBe(503), 2500);
  expect([await status("/health"), await status("/store-api/checkout/cart")]).toEqual([200, 200]);
  await ended;
  await expect(status("/health")).rejects.toThrow("fetch failed");
}, 30_000);
