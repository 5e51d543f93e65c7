import { expect, it } from "vitest";
import { isUntracked, pageType, trackedPath } from "./page-type.ts";

const content = (cmsType: string, path: string) => ({ routeId: "page", path, cmsType });
const route = (routeId: string, path = "/x") => ({ routeId, path, cmsType: null });

it.each([
  ["product_list", "/waermepumpen", "category"],
  ["landingpage", "/", "home"],
  ["landingpage", "/aktion", "static"],
  ["product_detail", "/waermepumpen/aero", "detail"],
  ["page", "/impressum", "static"],
])("content of the kind %s at %s is called %s [294]", (cmsType, path, expected) => {
  expect(pageType(content(cmsType, path))).toBe(expected);
});

it.each([
  ["checkout", "checkout"],
  ["checkout/success/:orderId", "checkout-success"],
  ["checkout/address/:use", "checkout-address"],
  ["account", "account"],
  ["account/order/:orderId", "account-order"],
  ["pl-PL/account/profile", "account-profile"],
  ["checkout/cart", "basket"],
  ["en-GB/checkout/cart", "basket"],
  ["search", "search"],
])("the route %s is called %s [295]", (routeId, expected) => {
  expect(pageType(route(routeId))).toBe(expected);
});

it.each(["page", "home", "root"])("where nothing was found it says so: %s", (routeId) => {
  expect(pageType(route(routeId))).toBe("error");
  expect(trackedPath(route(routeId))).toBe("/error");
});

it("tells no ids", () => {
  expect(trackedPath(route("en-GB/checkout/success/:orderId", "/checkout/success/0f"))).toBe(
    "/checkout/success",
  );
  expect(trackedPath(content("product_detail", "/waermepumpen/aero"))).toBe("/waermepumpen/aero");
});

it.each([
  ["order/:deepLinkCode", true],
  ["pl-PL/order/:deepLinkCode/cancel", true],
  ["account/recover/password", true],
  ["login/link", true],
  ["consent", true],
  ["account/order", false],
  ["order", false],
  ["login", false],
  ["checkout/success/:orderId", false],
  ["page", false],
])("nobody else's script runs on %s: %s", (routeId, expected) => {
  expect(isUntracked({ routeId })).toBe(expected);
});
