import { expect, it } from "vitest";
import { isLeaveSeal, leaveLink, leaveSeal } from "./leave-seal.ts";

const recipient = "0".repeat(31) + "1";
const keys = ["key"];

it("is good for one recipient and one key", () => {
  const seal = leaveSeal(keys, recipient);
  expect(isLeaveSeal(keys, recipient, seal)).toBe(true);
  expect(isLeaveSeal(keys, "0".repeat(31) + "2", seal)).toBe(false);
  expect(isLeaveSeal(["other"], recipient, seal)).toBe(false);
  for (const wrong of ["", "x", `${seal}x`, seal.slice(1)]) {
    expect(isLeaveSeal(keys, recipient, wrong)).toBe(false);
  }
});

it("is still good after the key was changed", () => {
  expect(isLeaveSeal(["next", "key"], recipient, leaveSeal(keys, recipient))).toBe(true);
});

it("is never made without a key", () => {
  expect(() => leaveSeal([], recipient)).toThrow("no key");
  expect(isLeaveSeal([], recipient, "x")).toBe(false);
});

it("names the page of the shop, and no mail address", () => {
  const link = new URL(leaveLink(keys, recipient, "https://shop.example/pl-PL"));
  expect(link.pathname).toBe("/pl-PL/newsletter-leave");
  expect(Object.fromEntries(link.searchParams)).toEqual({ recipient, seal: leaveSeal(keys, recipient) });
});
