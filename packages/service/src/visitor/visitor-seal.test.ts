import { expect, it } from "vitest";
import { openVisitorSeal, sealVisitor } from "./visitor-seal.ts";

const key = "a key that only the shop's own servers know";
const now = 1_800_000_000_000;
const seal = sealVisitor(key, "203.0.113.7", now);

it.each(["203.0.113.7", "2001:db8::1"])("tells the address %s", (address) => {
  expect(openVisitorSeal([key], sealVisitor(key, address, now), now + 5000)).toEqual({ address });
});

it.each([
  ["another address", seal.replace("203.0.113.7", "203.0.113.8")],
  ["another time", seal.replace(String(now), String(now + 1))],
  ["another key", sealVisitor("some other key of somebody else", "203.0.113.7", now)],
  ["a longer mark", `${seal}AAAA`],
  ["more words", `${seal} x`],
  ["no mark", `203.0.113.7 ${now} `],
  ["no time", "203.0.113.7"],
  ["nothing", ""],
  ["what is no address", sealVisitor(key, "nonsense", now)],
])("with %s is forged", (_what, forged) => {
  expect(openVisitorSeal([key], forged, now)).toBe("forged");
});

it("means nothing without a key", () => {
  expect(openVisitorSeal([""], sealVisitor("", "203.0.113.7", now), now)).toBe("forged");
});

it.each([61_000, -61_000])("is stale after %i ms", (ms) => {
  expect(openVisitorSeal([key], seal, now + ms)).toBe("stale");
});

it("is opened by the former key too", () => {
  expect(openVisitorSeal(["the next key of the shop's own servers", key], seal, now)).toEqual({
    address: "203.0.113.7",
  });
});
