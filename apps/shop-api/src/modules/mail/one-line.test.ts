import { expect, it } from "vitest";
import { oneLine } from "./one-line.ts";

it.each([
  ["Frage\r\nBcc: x", "Frage Bcc: x"],
  ["a\u2028b\u0085c\0d\te", "a b c d e"],
  ["  Wärme  ", "Wärme"],
  ["=?utf-8?Q?x?=", "=\u200b?utf-8?Q?x?="],
  ["x".repeat(300), "x".repeat(200)],
  [`${"x".repeat(199)}😀`, `${"x".repeat(199)}\ufffd`],
])("%j", (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});
