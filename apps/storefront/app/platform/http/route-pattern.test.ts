import { expect, it } from "vitest";
import { createRoutePattern } from "./route-pattern.server.ts";

const module = { default: () => null };
const pattern = createRoutePattern({
  routes: {
    root: { id: "root", path: "", module },
    "account/order/:orderId": {
      id: "account/order/:orderId",
      parentId: "root",
      path: "account/order/:orderId",
      module,
    },
    "pl-PL/account/order/:orderId": {
      id: "pl-PL/account/order/:orderId",
      parentId: "root",
      path: "pl-PL/account/order/:orderId",
      module,
    },
    page: { id: "page", parentId: "root", path: "*", module },
  },
});

it.each([
  ["/account/order/0195", "account/order/:orderId"],
  ["/pl-PL/account/order/0195", "account/order/:orderId"],
  ["/whatever/somebody/typed", "page"],
])("%s belongs to %s", (pathname, route) => {
  expect(pattern(pathname)).toBe(route);
});
