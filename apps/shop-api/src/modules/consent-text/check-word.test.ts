import { expect, it } from "vitest";
import { wordProblem } from "./check-word.ts";

it.each([
  ["Counted by {host}.", null],
  ["{host} counts. Yes, {host}.", null],
  ["Somebody counts.", "PLACEHOLDER_MISSING"],
  ["{host} counts for {shop}.", "UNKNOWN_PLACEHOLDER"],
  ["{host} counts {", "UNKNOWN_PLACEHOLDER"],
])("%j instead of a text that names the host: %s", (own, problem) => {
  expect(wordProblem("Receiver: {host}.", own)).toBe(problem);
});
