import { expect, it } from "vitest";
import { routeName } from "./route-name.server.ts";

it.each([
  ["/account/order/:orderId", "account/order/:orderId"],
  ["/pl-PL/account/order/:orderId", "account/order/:orderId"],
  ["/", "home"],
  ["/*", "page"],
])("%s is told as %s", (pattern, name) => {
  expect(routeName(pattern)).toBe(name);
});
