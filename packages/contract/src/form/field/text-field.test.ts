import { expect, it } from "vitest";
import { faults } from "../form.fixture.ts";
import { nameField, oneLine, paragraphs } from "./text-field.ts";

const line = oneLine({ max: 10, min: 2 });
const name = nameField();

it.each<[unknown, string]>([
  [undefined, "/x IS_BLANK_ERROR"],
  [null, "/x IS_BLANK_ERROR"],
  [" \t ", "/x IS_BLANK_ERROR"],
  [5, "/x INVALID_TYPE_ERROR"],
  [["a"], "/x INVALID_TYPE_ERROR"],
  ["a", "/x TOO_SHORT_ERROR"],
  ["a".repeat(11), "/x TOO_LONG_ERROR"],
  ["a\nb", "/x INVALID_FORMAT_ERROR"],
  ["a\r\nBcc:b", "/x INVALID_FORMAT_ERROR"],
  ["a\0b", "/x INVALID_FORMAT_ERROR"],
  ["a\u2028b", "/x INVALID_FORMAT_ERROR"],
  ["a\u202Eb", "/x INVALID_FORMAT_ERROR"],
  ["a\u0085b", "/x INVALID_FORMAT_ERROR"],
  ["a\uD800b", "/x INVALID_FORMAT_ERROR"],
])("one line refuses %j: %s", (raw, expected) => {
  expect(faults(line(raw, "/x"))).toEqual([expected]);
});

it.each([
  [" Łódź ", "Łódź"],
  ["🔥".repeat(10), "🔥".repeat(10)],
  ["O'Neil-Ås", "O'Neil-Ås"],
])("one line takes %j", (raw, value) => {
  expect(line(raw, "/x")).toEqual({ ok: true, value });
});

it("tells the limit as Shopware does", () => {
  const parameters = { "{{ limit }}": "10" };
  expect(line("a".repeat(11), "/x")).toMatchObject({ violations: [{ parameters }] });
});

it("keeps the lines of a longer text and nothing else that is invisible", () => {
  const text = paragraphs({ max: 100 });
  expect(text("a\r\nb\rc\n\td ", "/x")).toEqual({ ok: true, value: "a\nb\nc\n\td" });
  expect(faults(text("a\0b", "/x"))).toEqual(["/x INVALID_FORMAT_ERROR"]);
  expect(faults(text("a\u001Bb", "/x"))).toEqual(["/x INVALID_FORMAT_ERROR"]);
});

it.each(["https://x", "ftp://x", "WWW.win", "Win at spam.com", "spam.shop!", "a.co/x", "bit.ly"])(
  "a name is not %s",
  (raw) => {
    expect(faults(name(raw, "/x"))).toEqual(["/x INVALID_FORMAT_ERROR"]);
  },
);

it.each(["Dr. Anna", "Dr.Meier", "St.Pierre", "J. R. R.", "d'Arc", "Łukasz", "李小龙"])(
  "a name may be %s",
  (value) => {
    expect(name(value, "/x")).toEqual({ ok: true, value });
  },
);
