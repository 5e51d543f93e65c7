import { expect, it } from "vitest";
import { readSecret, requireSecret } from "./read-secret.ts";

const right = "k".repeat(32);
const short = "k".repeat(31);

it.each([readSecret, requireSecret])("%o takes what nobody guesses", (read) => {
  expect(read({ NAME: right }, "NAME")).toBe(right);
  expect(() => read({ NAME: short }, "NAME")).toThrow("NAME must be set, with 32 characters");
});

it("tells a secret that may be missing from one that may not", () => {
  expect(readSecret({}, "NAME")).toBe("");
  expect(() => requireSecret({}, "NAME")).toThrow("NAME must be set");
});
