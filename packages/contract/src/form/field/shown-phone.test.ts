import { expect, it } from "vitest";
import { shownPhone } from "./shown-phone.ts";

it.each([
  ["+4969123456", "DE", "069 123456"],
  ["+4969123456", "PL", "+49 69 123456"],
  ["+48600700800", "PL", "600 700 800"],
  ["+48600700800", "GB", "+48 600 700 800"],
  ["+4915123456789", "DE", "01512 3456789"],
  ["+491512345678", "DE", "+49 1512345678"],
  ["written before there were rules", "DE", "written before there were rules"],
])("%s is read in %s as %s", (stored, iso, shown) => {
  expect(shownPhone(stored, iso)).toBe(shown);
});
