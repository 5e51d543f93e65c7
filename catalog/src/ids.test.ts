import fc from "fast-check";
import { expect, it } from "vitest";
import { idOf } from "./ids.ts";

const uuidV7 = /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/;

it("gives the same id for the same kind and key on every machine", () => {
  expect(idOf("product", "aero-mono")).toBe("019b76daa8007e65918d6e82c2f2797f");
});

it("keeps kinds apart", () => {
  expect(idOf("category", "heat-pumps")).not.toBe(idOf("product", "heat-pumps"));
});

it("is shaped like a UUIDv7 for any key", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (kind, key) => uuidV7.test(idOf(kind, key))));
});
