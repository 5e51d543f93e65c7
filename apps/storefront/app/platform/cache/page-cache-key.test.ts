import { expect, it } from "vitest";
import { pageCacheKey, pageQuery } from "./page-cache-key.ts";

const one = "1".repeat(32);
const two = "2".repeat(32);

const keyOf = (address: string, isData = false) => {
  const url = new URL(address, "https://shop.example");
  return pageCacheKey({
    locale: "de-DE",
    pathname: url.pathname,
    query: pageQuery(url.searchParams, isData),
  });
};

it.each([
  ["/a?p=2&order=price-asc", "/a?order=price-asc&p=2"],
  ["/a?utm_source=mail&gclid=1", "/a"],
  ["/a?p=2&p=3", "/a?p=2"],
  ["/a?p=", "/a"],
  ["/a?_routes=root", "/a"],
  ["/a?p=1", "/a"],
  ["/a?p=zero&order=&min-price=&rating=9", "/a"],
  [`/a?manufacturer=${two}&manufacturer=${one}`, `/a?manufacturer=${one}|${two}`],
  [`/a?properties=${two}%7C${one}|${two}`, `/a?properties=${one}|${two}`],
  [`/a?property-ranges%3A${one}%3Amin=8,0&property-ranges%3A${two}%3Amin=`, `/a?property-ranges=${one}:8:`],
  ["/a?min-price=10.00&shipping-free=true", "/a?shipping-free=1&min-price=10"],
])("%s and %s are one page", (first, second) => {
  expect(keyOf(first)).toBe(keyOf(second));
});

it.each([
  ["/a?p=2", "/a?p=3"],
  ["/a?order=name-asc", "/a"],
  [`/a?properties=${one}`, `/a?manufacturer=${one}`],
  ["/a?min-price=10", "/a?max-price=10"],
  ["/a?rating=4", "/a?rating=3"],
  ["/a", "/b"],
])("%s and %s are two pages", (first, second) => {
  expect(keyOf(first)).not.toBe(keyOf(second));
});

it("keeps languages apart", () => {
  const query = new URLSearchParams();
  expect(pageCacheKey({ locale: "de-DE", pathname: "/", query })).not.toBe(
    pageCacheKey({ locale: "pl-PL", pathname: "/", query }),
  );
});

it("keeps partial data answers apart", () => {
  expect(keyOf("/a.data?_routes=root", true)).not.toBe(keyOf("/a.data", true));
});

it("gives business customers who see the same prices one page, beside everybody's", () => {
  const page = { locale: "de-DE", pathname: "/a", query: new URLSearchParams() } as const;
  const keys = [
    pageCacheKey(page),
    pageCacheKey(page, { groupId: one, show: "net" }),
    pageCacheKey(page, { groupId: one, show: "with-tax" }),
    pageCacheKey(page, { groupId: two, show: "net" }),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(pageCacheKey(page, null)).toBe(keyOf("/a"));
});
