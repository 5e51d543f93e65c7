import type { ErrorEnvelope } from "@hearth/contract";
import { expect, it } from "vitest";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({ env: { RATE_LIMIT_PER_MINUTE: "5", TRUSTED_PROXIES: "127.0.0.1" } });
const from = (address: string) => ({ "x-forwarded-for": address });

it("lets the allowed number pass and refuses the next with the seconds to wait [302]", async () => {
  const statuses = [];
  for (let call = 0; call < 5; call++)
    statuses.push((await shop.api.get("/context", from("203.0.113.1"))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);

  const refused = await shop.api.get("/context", from("203.0.113.1"));
  expect(refused.faults).toEqual(["429 FRAMEWORK__RATE_LIMIT_EXCEEDED"]);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

it("gives the seconds as a parameter of the error text [302]", async () => {
  const call = () => fetch(`${shop.origin}/store-api/context`, { headers: from("203.0.113.2") });
  for (let allowed = 0; allowed < 5; allowed++) await call();
  const { errors } = (await (await call()).json()) as ErrorEnvelope;
  expect(errors[0]?.meta?.parameters?.seconds).toEqual(expect.any(Number));
});

it("counts requests without a valid key as well", async () => {
  for (let call = 0; call < 5; call++)
    await shop.api.get("/context", { ...from("203.0.113.3"), "sw-access-key": "x" });
  expect((await shop.api.get("/context", from("203.0.113.3"))).status).toBe(429);
});

it("counts each address for itself", async () => {
  expect((await shop.api.get("/context", from("203.0.113.4"))).status).toBe(200);
});
