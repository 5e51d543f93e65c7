import { expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

it("lets the allowed number pass and then names the seconds to wait", () => {
  let time = 0;
  const limit = createRateLimit(2, () => time);
  expect([limit.hit("a"), limit.hit("a")]).toEqual([undefined, undefined]);
  time = 15_000;
  expect(limit.hit("a")).toBe(45);
});

it("counts each address for itself and begins anew after a minute", () => {
  let time = 0;
  const limit = createRateLimit(1, () => time);
  limit.hit("a");
  expect(limit.hit("b")).toBeUndefined();
  time = 60_000;
  expect(limit.hit("a")).toBeUndefined();
});

it("counts a /64 network of IPv6 as one address", () => {
  const limit = createRateLimit(1, () => 0);
  limit.hit("2001:db8:1:2::1");
  expect(limit.hit("2001:db8:1:2:ffff::9")).toBe(60);
  expect(limit.hit("2001:db8:1:3::1")).toBeUndefined();
});

it("is off at 0", () => {
  const limit = createRateLimit(0);
  expect(Array.from({ length: 1000 }, () => limit.hit("a"))).toEqual(Array.from({ length: 1000 }));
});
