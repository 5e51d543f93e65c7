import { expect, it } from "vitest";
import { createKnownTargets } from "./known-targets.server.ts";

it("knows which page an address means", () => {
  const targets = createKnownTargets();
  targets.remember("/en-GB?utm_source=a", "en-GB /");
  expect([targets.keyOf("/en-GB?utm_source=a"), targets.keyOf("/en-GB")]).toEqual(["en-GB /", undefined]);
});

it("is not filled by padded addresses", () => {
  const targets = createKnownTargets();
  for (let number = 0; number < 1000; number++) targets.remember(`/?${number}=${"x".repeat(600)}`, "de-DE /");
  expect(targets.size()).toBe(0);
});

it("ends where it is full", () => {
  const targets = createKnownTargets();
  for (let number = 0; number < 20_500; number++) targets.remember(`/?${number}`, "de-DE /");
  expect(targets.size()).toBe(20_000);
});
