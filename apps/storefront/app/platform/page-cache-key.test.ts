import { expect, it } from "vitest";
import { pageCacheKey, pageQuery } from "./page-cache-key.ts";

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
])("%s and %s are one page", (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

it.each([
  ["/a?p=2", "/a?p=3"],
  ["/a?order=name-asc", "/a"],
  ["/a", "/b"],
])("%s and %s are two pages", (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
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
