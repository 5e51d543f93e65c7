import { expect, it } from "vitest";
import { isSecret } from "./is-secret.ts";

it.each<[string, string | undefined, boolean]>([
  ["open sesame", "open sesame", true],
  ["open sesame", "open sesame ", false],
  ["open sesame", "Open sesame", false],
  ["open sesame", "", false],
  ["open sesame", undefined, false],
  ["", "", false],
  ["", undefined, false],
])("%j is proven by %j: %s", (secret, given, isProven) => {
  expect(isSecret(secret, given)).toBe(isProven);
});
