import { expect, it } from "vitest";
import { toldError } from "./told-error.ts";

it.each([
  [null, null],
  ["connect ECONNREFUSED 127.0.0.1:25", "connect ECONNREFUSED 127.0.0.1:25"],
  ["550 5.1.1 <ada@example.com>: unknown", "550 5.1.1 <…@…>: unknown"],
  ["to: ada.b+x@example.co.uk, cc: b@example.com", "to: …@…, cc: …@…"],
  ["Key (email)=(ada@example.com) already exists.", "Key (email)=(…) already exists."],
  ["Key (name, zipcode)=(Ada, 60314) is taken", "Key (name, zipcode)=(…) is taken"],
])("%s is told as %s", (error, told) => {
  expect(toldError(error)).toBe(told);
});

it("is cut where it is endless", () => {
  expect(toldError("x".repeat(9000))).toHaveLength(2000);
});
