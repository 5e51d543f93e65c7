import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { type CuttingProxy, openCuttingProxy } from "../harness/order/cutting-proxy.ts";
import { eventually } from "../harness/eventually.ts";
import { createTestDatabase, type TestDatabase } from "../harness/test-database.ts";

/* A database that moved away without a word: its old connections stay open and nothing comes from them, for a quarter of an hour. */
let database: TestDatabase;
let network: CuttingProxy;
let api: ApiProcess;
beforeAll(async () => {
  database = await createTestDatabase(inject("shopTemplate"));
  network = await openCuttingProxy(database.url);
  api = await startApiProcess(network.url, { isQuiet: true, env: { REQUEST_DEADLINE_MS: "500" } });
});
afterAll(async () => {
  await api?.kill();
  await network?.close();
  await database?.drop();
});

const lookAtCart = async () =>
  (await fetch(`${api.origin}/store-api/checkout/cart`, { headers: { "sw-access-key": id.accessKey } }))
    .status;

it("is given up and connected anew", async () => {
  await eventually(async () => expect(await lookAtCart()).toBe(200), 20_000);
  network.deafen();
  expect(await lookAtCart()).toBe(503);
  // Whichever of its connections they get.
  const many = () => Promise.all(Array.from({ length: 20 }, lookAtCart));
  await eventually(async () => expect(await many()).toEqual(Array(20).fill(200)), 40_000);
}, 90_000);
