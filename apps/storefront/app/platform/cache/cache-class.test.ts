import { expect, it } from "vitest";
import { cacheClassOf, cacheControl, catalogueLifetime } from "./cache-class.ts";

it.each([
  ["GET", "/", "catalogue"],
  ["HEAD", "/waermepumpen", "catalogue"],
  ["GET", "/_root.data", "catalogue"],
  ["GET", "/fr-FR/account", "catalogue"],
  ["GET", "/accounts", "catalogue"],
  ["POST", "/waermepumpen", "personal"],
  ["GET", "/account", "personal"],
  ["GET", "/account.data", "personal"],
  ["GET", "/en-GB/checkout/cart", "personal"],
  ["GET", "/pl-PL/wishlist", "personal"],
  ["GET", "/session", "personal"],
])("%s %s is %s", (method, pathname, expected) => {
  expect(cacheClassOf(method, pathname)).toBe(expected);
});

const minute = catalogueLifetime(60_000);

it.each([
  ["catalogue", 200, false, "public, max-age=0, s-maxage=60, stale-while-revalidate=600"],
  ["catalogue", 200, true, "public, max-age=10, s-maxage=60, stale-while-revalidate=600"],
  ["catalogue", 301, false, "public, max-age=0, s-maxage=60"],
  ["catalogue", 404, false, "no-store"],
  ["catalogue", 503, false, "no-store"],
  ["personal", 200, false, "no-store"],
  ["personal", 302, false, "no-store"],
] as const)("a %s answer %i (data: %s) says %s", (cacheClass, status, isData, expected) => {
  expect(cacheControl({ cacheClass, status, lifetime: minute, isData })).toBe(expected);
});

it.each([
  [200, "private, no-cache"],
  [301, "no-store"],
  [404, "no-store"],
])("an answer %i for business customers says %s, so that no one on the way keeps it", (status, expected) => {
  const answer = { cacheClass: "catalogue", status, lifetime: minute, isData: false } as const;
  expect(cacheControl({ ...answer, isForBusiness: true })).toBe(expected);
});
