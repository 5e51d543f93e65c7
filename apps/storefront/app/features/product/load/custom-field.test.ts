import { expect, it } from "vitest";
import { readNumber, readRecord, readRecords, readText, readTexts } from "./custom-field.ts";

const fields = {
  text: "Außengerät",
  blank: " ",
  number: 5,
  notNumber: Number.NaN,
  texts: ["leise", "", 3],
  records: [{ name: "TÜV" }, null, "x", []],
};

it.each([
  ["text", "Außengerät"],
  ["blank", null],
  ["number", null],
  ["missing", null],
])("reads %s as text", (name, expected) => {
  expect(readText(fields, name)).toBe(expected);
});

it("reads numbers only from numbers", () => {
  expect(["number", "notNumber", "text"].map((name) => readNumber(fields, name))).toEqual([5, null, null]);
});

it("drops what does not belong into a list", () => {
  expect(readTexts(fields, "texts")).toEqual(["leise"]);
  expect(readRecords(fields, "records")).toEqual([{ name: "TÜV" }]);
  expect(readTexts(fields, "text")).toEqual([]);
});

it("reads a record, and nothing without custom fields", () => {
  expect(readRecord({ address: { city: "Kraków" } }, "address")).toEqual({ city: "Kraków" });
  expect(readRecord(fields, "records")).toBeNull();
  expect(readText(null, "text")).toBeNull();
});
