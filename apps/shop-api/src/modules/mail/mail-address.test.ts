import { expect, it } from "vitest";
import { isMailAddress } from "./mail-address.ts";

it.each([
  "a@b.de",
  "anna.nowak+shop@mail.example",
  "o'brien@mail.example",
  "jürgen@müller.example",
  "x@xn--mller-kva.example",
])("takes %s", (address) => {
  expect(isMailAddress(address)).toBe(true);
});

it.each([
  "",
  "a",
  "@b.de",
  "a@b",
  "a@b.de ",
  "a b@c.de",
  "a@b.de,c@d.de",
  "a@b.de;c@d.de",
  "<a@b.de>",
  "A <a@b.de>",
  '"a b"@c.de',
  "a@b.de\nBcc: c@d.de",
  "a@b.de\r",
  "a@b.de\0",
  "a\u2028@b.de",
  "a..b@c.de",
  ".a@b.de",
  "a@-b.de",
  "a@b..de",
  "a@[127.0.0.1]",
  "a@b.d",
  `${"a".repeat(65)}@b.de`,
  `a@${"b.".repeat(130)}de`,
])("refuses %j", (address) => {
  expect(isMailAddress(address)).toBe(false);
});
