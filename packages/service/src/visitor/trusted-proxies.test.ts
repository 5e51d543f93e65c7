import { expect, it } from "vitest";
import { readTrustedProxies } from "./trusted-proxies.ts";

it("believes nobody unless told", () => {
  const { hops, isTrusted } = readTrustedProxies({});
  expect([hops, isTrusted("127.0.0.1"), isTrusted("::1")]).toEqual([0, false, false]);
});

it("believes one hop of the networks it was told, of either kind", () => {
  const { hops, isTrusted } = readTrustedProxies({ TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::/32,192.0.2.7" });
  expect(hops).toBe(1);
  expect(["10.9.8.7", "2001:db8:1::1", "192.0.2.7"].map(isTrusted)).toEqual([true, true, true]);
  expect(["11.0.0.1", "2001:db9::1", "192.0.2.8"].map(isTrusted)).toEqual([false, false, false]);
});

it.each([
  [{ TRUSTED_HOPS: "2" }, "TRUSTED_PROXIES names no network"],
  [{ TRUSTED_PROXIES: "10.0.0.0/8", TRUSTED_HOPS: "0" }, "none of them would be believed"],
  [{ TRUSTED_PROXIES: "10.0.0.0/8", TRUSTED_HOPS: "two" }, "TRUSTED_HOPS must be a whole number"],
  [{ TRUSTED_PROXIES: "proxy.internal" }, "must hold networks"],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "must hold networks"],
  [{ TRUSTED_PROXIES: "10.0.0.0/" }, "must hold networks"],
  [{ TRUSTED_PROXIES: "0.0.0.0/0" }, "may not hold everybody"],
  [{ TRUSTED_PROXIES: "::/0" }, "may not hold everybody"],
])("%j ends the start", (env, words) => {
  expect(() => readTrustedProxies(env)).toThrow(words);
});
