import { expect, it } from "vitest";
import { pageRobots } from "./page-robots.ts";

it.each([
  ["/", "", null],
  ["/waermepumpen", "", null],
  ["/waermepumpen", "p=3", null],
  ["/waermepumpen", "order=price-asc", "noindex, follow"],
  ["/waermepumpen", "p=2&order=price-asc", "noindex, follow"],
  ["/waermepumpen", "manufacturer=a", "noindex, follow"],
  ["/waermepumpen", "properties=a|b", "noindex, follow"],
  ["/waermepumpen", "min-price=10", "noindex, follow"],
  ["/waermepumpen", "max-price=10", "noindex, follow"],
  ["/waermepumpen", "rating=4", "noindex, follow"],
  ["/waermepumpen", "shipping-free=1", "noindex, follow"],
  ["/wishlist", "", "noindex"],
  ["/checkout/cart", "", "noindex"],
  ["/account", "", "noindex"],
  ["/pl-PL/account/orders", "", "noindex"],
  ["/maintenance", "", "noindex"],
  ["/newsletter", "", null],
  ["/accounting-software", "", null],
])("%s?%s", (pathname, query, expected) => {
  expect(pageRobots(pathname, new URLSearchParams(query))).toBe(expected);
});
