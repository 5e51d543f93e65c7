import { expect, it } from "vitest";
import { isWebUrl, ownPath } from "./own-url.ts";

const shop = ["https://shop.example", "http://localhost:3000/en-GB"];

it.each([
  ["https://shop.example/checkout/success/1/paid?error-code=A", "/checkout/success/1/paid?error-code=A"],
  ["http://localhost:3000/en-GB/checkout", "/en-GB/checkout"],
  ["https://shop.example.evil.example/", null],
  ["https://shop.example@evil.example/", null],
  ["http://shop.example/", null],
  ["//evil.example/", null],
  ["https://shop.example//evil.example/", null],
  ["javascript:alert(1)", null],
  ["/checkout", null],
])("%s leads to %s", (address, expected) => {
  expect(ownPath(address, shop)).toBe(expected);
});

it.each([
  ["https://pay.example/p", true],
  ["http://localhost:3003/pay", true],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["nowhere", false],
])("to pay at %s: %s", (address, expected) => {
  expect(isWebUrl(address)).toBe(expected);
});
