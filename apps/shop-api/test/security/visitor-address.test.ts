import { sealVisitor, VISITOR_HEADER } from "@hearth/service/visitor";
import { expect, it } from "vitest";
import { serviceKey } from "../harness/test-config.ts";
import { startServer, testShop } from "../harness/test-shop.ts";

/* Who is counted: the visitor the storefront names under seal, else whom trusted proxies name, else the peer. */
const PER_MINUTE = 3;
const env = { RATE_LIMIT_PER_MINUTE: String(PER_MINUTE) };
const shop = testShop({ env: { ...env, TRUSTED_PROXIES: "127.0.0.1" } });
const bare = testShop({ env: { ...env, TRUSTED_PROXIES: "" } });

type Headers = Record<string, string>;
const sealed = (address: string, key = serviceKey, at = Date.now()): Headers => ({
  [VISITOR_HEADER]: sealVisitor(key, address, at),
});
const forwarded = (names: string): Headers => ({ "x-forwarded-for": names });

/** Whether this is the same visitor as before: the limit is used up for the first one. */
async function areOne(at: typeof shop, first: Headers, second: Headers): Promise<boolean> {
  for (let call = 0; call < PER_MINUTE; call++)
    expect((await at.api.get("/context", first)).status).toBe(200);
  return (await at.api.get("/context", second)).status === 429;
}

it("tells visitors of the storefront apart by what it sealed", async () => {
  expect(await areOne(shop, sealed("203.0.113.1"), sealed("203.0.113.2"))).toBe(false);
  expect(await areOne(shop, sealed("203.0.113.3"), sealed("203.0.113.3"))).toBe(true);
});

it("believes a seal from wherever it comes, and more than any forwarding", async () => {
  const named = { ...sealed("203.0.113.4"), ...forwarded("203.0.113.5") };
  expect(await areOne(shop, named, forwarded("203.0.113.5"))).toBe(false);
  expect((await shop.api.get("/context", sealed("203.0.113.4"))).status).toBe(429);
});

it("counts a /64 network of IPv6 as one visitor", async () => {
  expect(await areOne(shop, sealed("2001:db8:1:2::1"), sealed("2001:db8:1:2:ffff::9"))).toBe(true);
});

it.each([
  ["forged", (address: string) => sealed(address, "a key somebody else has made up himself")],
  ["stale", (address: string) => sealed(address, serviceKey, Date.now() - 61_000)],
  ["forged", (address: string) => ({ [VISITOR_HEADER]: address })],
])("ignores a %s seal and counts it", async (reason, seal) => {
  const counted = async () =>
    Number(
      new RegExp(`shop_api_refused_seals_total\\{reason="${reason}"\\} (\\d+)`).exec(
        await shop.services.metrics.text(),
      )?.[1] ?? 0,
    );
  const before = await counted();
  const real = forwarded(`198.51.100.${before + (reason === "stale" ? 100 : 1)}`);
  const first = { ...real, ...seal("203.0.113.20") };
  expect(await areOne(shop, first, { ...real, ...seal("203.0.113.21") })).toBe(true);
  expect(await counted()).toBe(before + PER_MINUTE + 1);
});

it("takes the last name of a trusted proxy, whatever stands before it", async () => {
  expect(await areOne(shop, forwarded("192.0.2.1, 203.0.113.30"), forwarded("192.0.2.2, 203.0.113.30"))).toBe(
    true,
  );
});

it("takes the peer where no proxy is trusted", async () => {
  expect(await areOne(bare, forwarded("203.0.113.40"), forwarded("203.0.113.41"))).toBe(true);
});

it("customers of the storefront do not use up each other's attempts", async () => {
  const patient = await startServer(shop.databaseUrl);
  let sent = 0;
  const askForPassword = async (address: string) => {
    const form = { email: `visitor-${sent++}@example.com`, storefrontUrl: "http://shop.example" };
    return (await patient.api.post("/account/recovery-password", form, sealed(address))).status;
  };
  const apart = [];
  for (let customer = 1; customer <= 6; customer++)
    apart.push(await askForPassword(`203.0.113.${60 + customer}`));
  expect(apart).toEqual([200, 200, 200, 200, 200, 200]);
  const alike = [];
  for (let time = 0; time < 4; time++) alike.push(await askForPassword("203.0.113.80"));
  expect(alike).toEqual([200, 200, 200, 429]);
  await patient.close();
});
