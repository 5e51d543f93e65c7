import { expect, it } from "vitest";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({
  // The test speaks for a proxy, so that it can come from any address.
  env: { TRUSTED_PROXIES: "127.0.0.1" },
  prepare: (sql) =>
    sql`update sales_channel set maintenance = true, maintenance_allow_list = '{203.0.113.7}'`,
});

it("answers 503 with its code on every kind of call [202]", async () => {
  const calls = [
    shop.api.get("/context"),
    shop.api.patch("/context", {}),
    shop.api.post("/search", { search: "pumpe" }),
  ];
  for (const answer of await Promise.all(calls)) {
    expect(answer.faults).toEqual(["503 FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"]);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  }
});

it("still takes what the law wants to be taken at any hour", async () => {
  const declared = { name: "Ada Brenner", contract: "10001", email: "ada@mail.example" };
  expect((await shop.api.post("/withdrawal", declared)).status).toBe(200);
});

it("says so in the detail old clients look at [202]", async () => {
  const response = await fetch(`${shop.origin}/store-api/context`, {
    headers: { "sw-access-key": "SWSCTESTSHOPACCESSKEY00000" },
  });
  expect(await response.json()).toMatchObject({
    errors: [{ status: "503", detail: "The sales channel is in maintenance mode." }],
  });
});

it("lets the addresses of the allow-list pass", async () => {
  expect((await shop.api.get("/context", { "x-forwarded-for": "203.0.113.7" })).status).toBe(200);
  expect((await shop.api.get("/context", { "x-forwarded-for": "203.0.113.8" })).status).toBe(503);
});

it("still asks for the access key first", async () => {
  expect((await shop.api.get("/context", { "sw-access-key": undefined })).status).toBe(401);
});
