import { expect, it } from "vitest";
import { badgeText, readStoredCart } from "./stored-cart.ts";

it.each([
  [null, null],
  ["", null],
  ["[", null],
  ["7", null],
  ['{"count":-1,"version":2}', null],
  ['{"count":"3","version":2}', null],
  ['{"count":3}', null],
  ['{"count":3,"version":2,"more":true}', { count: 3, version: 2 }],
])("reads %j as %j", (stored, expected) => {
  expect(readStoredCart(stored)).toEqual(expected);
});

it.each([
  [null, null],
  [{ count: 0, version: 4 }, null],
  [{ count: 1, version: 1 }, "1"],
  [{ count: 99, version: 1 }, "99"],
  [{ count: 100, version: 1 }, "99+"],
])("shows %j as %j", (cart, expected) => {
  expect(badgeText(cart)).toBe(expected);
});
