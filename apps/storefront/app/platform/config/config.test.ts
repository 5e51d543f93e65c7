import { describe, expect, it } from "vitest";
import { readConfig } from "./config.server.ts";

const key = "k".repeat(32);
const production = { NODE_ENV: "production", AUTH_SECRET: "s".repeat(32), SERVICE_KEY: key };

describe("in production", () => {
  it.each([
    ["no key", { SERVICE_KEY: "" }, "SERVICE_KEY must be set"],
    ["a short key", { SERVICE_KEY: "k".repeat(31) }, "SERVICE_KEY must be set, with 32 characters"],
    ["https and no proxy that ends it", { PUBLIC_URL: "https://shop.example" }, "TRUSTED_PROXIES"],
    ["hops of nobody", { TRUSTED_HOPS: "1" }, "TRUSTED_PROXIES names no network"],
    ["the setting of old", { TRUST_PROXY: "1" }, "TRUST_PROXY"],
  ])("refuses to start with %s", (_what, env, words) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(words);
  });

  it("starts behind a proxy that ends TLS, and by itself without TLS", () => {
    const behind = { PUBLIC_URL: "https://shop.example", TRUSTED_PROXIES: "10.0.0.0/8" };
    expect(readConfig({ ...production, ...behind }).trustedProxies.hops).toBe(1);
    expect(readConfig(production).trustedProxies.hops).toBe(0);
  });
});

it("needs nothing on a desk", () => {
  expect(readConfig({ NODE_ENV: "development" }).auth.serviceKey).toBe("");
});
