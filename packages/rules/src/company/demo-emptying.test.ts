import { expect, it } from "vitest";
import { type DemoFacts, demoState, takesRealMoney } from "./demo-emptying.ts";

const demo: DemoFacts = { isMarked: true, isAsked: false, isEmptied: false, takesMoney: false };

it.each([
  ["a demo", {}, "demo"],
  ["a shop that never was one", { isMarked: false }, "none"],
  ["a shop without the mark, whatever else is written", { isMarked: false, isAsked: true }, "none"],
  ["a demo that takes real money", { takesMoney: true }, "none"],
  ["one that was asked to go", { isAsked: true }, "asked"],
  ["one that was asked before money came", { isAsked: true, takesMoney: true }, "asked"],
  ["one that is gone", { isAsked: true, isEmptied: true }, "emptied"],
])("%s", (_name, facts, state) => {
  expect(demoState({ ...demo, ...facts })).toBe(state);
});

it.each([
  ["nobody", undefined, undefined, false],
  ["a test key", "sk_test_1", undefined, false],
  ["a live key", "sk_live_1", undefined, true],
  ["a live key with fewer rights", "rk_live_1", undefined, true],
  ["the wallet's sandbox", undefined, "https://api-m.sandbox.paypal.com", false],
  ["the wallet", undefined, "https://api-m.paypal.com", true],
])("%s", (_name, stripeKey, paypalUrl, takes) => {
  expect(takesRealMoney({ stripeKey, paypalUrl })).toBe(takes);
});
