import { adminEndpoints } from "@hearth/admin-contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import { OFFICE } from "../harness/admin/admin-client.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { eventually } from "../harness/eventually.ts";
import { type CuttingProxy, openCuttingProxy } from "../harness/order/cutting-proxy.ts";
import { staffKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/* The database says nothing any more: staff are told so, stay signed in, and go on when it is found again. */
const shop = testShop();
const admin = testAdmin(shop);
let network: CuttingProxy;
let office: ApiProcess;
let cookie: string;
beforeAll(async () => {
  network = await openCuttingProxy(shop.databaseUrl);
  const env = { STAFF_KEY: staffKey, ADMIN_ORIGIN: OFFICE, STAFF_DEADLINE_MS: "1000" };
  office = await startApiProcess(network.url, { isAdmin: true, isQuiet: true, env });
  const { client } = await admin.worker("orders");
  cookie = `hearth-staff=${client.token}`;
});
afterAll(async () => {
  await office?.kill();
  await network?.close();
});

/** Statuses of the outage itself are no part of an endpoint's contract, so this is asked by hand. */
const lookAtOrders = () =>
  fetch(`${office.origin}/admin-api${adminEndpoints.listOrders.path}`, { headers: { cookie } });

it("says not now in time, and forgets nobody's sign-in", async () => {
  await eventually(async () => expect((await lookAtOrders()).status).toBe(200), 20_000);
  network.deafen();
  const told = await lookAtOrders();
  expect(told.status).toBe(503);
  expect(Number(told.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(told.headers.getSetCookie()).toEqual([]);
  await eventually(async () => expect((await lookAtOrders()).status).toBe(200), 60_000);
});
