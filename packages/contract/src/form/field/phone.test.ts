import { expect, it } from "vitest";
import { faults } from "../form.fixture.ts";
import { anyPhoneField, phoneField } from "./phone.ts";
import { localePhoneCountry } from "./phone-example.ts";

it.each([
  ["DE", "+49 30 123456", "+4930123456"],
  ["DE", "+49 (0) 30 / 12 34-56", "+4930123456"],
  ["DE", "0049 151 23456789", "+4915123456789"],
  ["DE", "+49 030 123456", "+4930123456"],
  ["DE", "030 123456", "+4930123456"],
  ["DE", "+49 (0)69 123456", "+4969123456"],
  ["DE", "0151 2345678", "+491512345678"],
  ["DE", "069/123456", "+4969123456"],
  ["PL", "+48 22 123 45 67", "+48221234567"],
  ["PL", "600 700 800", "+48600700800"],
  ["PL", "22 123 45 67", "+48221234567"],
  ["AT", "0664 1234567", "+436641234567"],
  ["PL", "+49 30 123456", "+4930123456"],
  [null, "+1.415.555.0100", "+14155550100"],
])("in %s takes %s as %s [214]", (iso, raw, value) => {
  expect(phoneField(iso)(raw, "/phone")).toEqual({ ok: true, value });
});

it.each<[string | null, unknown, string]>([
  ["DE", "+48 22 123 45 67", "INVALID_FORMAT_ERROR"],
  ["DE", "+49 30", "INVALID_FORMAT_ERROR"],
  ["DE", "+49 30 123456 ext 7", "INVALID_FORMAT_ERROR"],
  ["DE", `+49${"1".repeat(14)}`, "INVALID_FORMAT_ERROR"],
  [null, "22 123 45 67", "INVALID_FORMAT_ERROR"],
  ["DE", "0800 HEIZUNG", "INVALID_FORMAT_ERROR"],
  ["PL", "+0 22 123 45 67", "INVALID_FORMAT_ERROR"],
  ["PL", `+${"1".repeat(16)}`, "INVALID_FORMAT_ERROR"],
  [null, "1".repeat(41), "TOO_LONG_ERROR"],
  [null, "+1\n4155550100", "INVALID_FORMAT_ERROR"],
  [null, 491234567, "INVALID_TYPE_ERROR"],
  [null, " ", "IS_BLANK_ERROR"],
])("in %s refuses %j: %s [214]", (iso, raw, code) => {
  expect(faults(phoneField(iso)(raw, "/phone"))).toEqual([`/phone ${code}`]);
});

it.each([
  ["de-DE", "DE"],
  ["pl-PL", "PL"],
  ["de-AT", "AT"],
  // Nobody there can order: whoever reads English lives where the shop is.
  ["en-GB", "DE"],
])("who reads %s dials as in %s", (locale, iso) => {
  expect(localePhoneCountry(locale)).toBe(iso);
});

it("names an example of the country, and says where only German ones are taken", () => {
  const of = (iso: string | null, raw: string) => {
    const read = phoneField(iso)(raw, "/phone");
    return read.ok
      ? read.value
      : read.violations.map(({ detail, parameters }) => ({ detail, ...parameters }));
  };
  expect(of("PL", "600")).toEqual([{ "{{ example }}": "600 700 800" }]);
  expect(of("DE", "abc")).toEqual([{ "{{ example }}": "0151 23456789" }]);
  expect(of("DE", "+48 600 700 800")).toEqual([
    { detail: "VIOLATION::PHONE_NUMBER_NOT_GERMAN", "{{ example }}": "0151 23456789" },
  ]);
  expect(of(null, "600")).toEqual([{ "{{ example }}": "+49 151 23456789" }]);
});

it("takes a number of any country from whoever waits for the lorry", () => {
  expect(anyPhoneField("DE")("+48 600 700 800", "/phone")).toEqual({ ok: true, value: "+48600700800" });
  expect(anyPhoneField("DE")("0151 2345678", "/phone")).toEqual({ ok: true, value: "+491512345678" });
});
