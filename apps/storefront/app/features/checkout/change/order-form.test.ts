import { expect, it } from "vitest";
import { readOrderForm } from "./order-form.ts";
import type { Orderable } from "./order-form.ts";

const method = (id: string, kind: Orderable["paymentMethods"][number]["kind"]) => ({
  id,
  kind,
  isPaidLater: true,
  name: id,
  description: null,
  icons: [],
});
const orderable: Orderable = {
  paymentMethods: [method("pre", "prepayment"), method("inv", "invoice")],
  needsFreight: false,
  deliveryIso: "DE",
  hasDownloads: false,
  customer: { isCompany: false },
};
const today = "2026-11-15";
const plain = { paymentMethodId: "pre", terms: "on", hash: "h", key: "k".repeat(20), customerComment: " " };
const freight = {
  "freight.contactName": "Ada Probe",
  "freight.phoneNumber": "+49 151 2345678",
  "freight.access": "truck",
  "freight.timeWindow": "morning",
  "freight.needsLiftTruck": "on",
  "freight.note": "",
};
const invoice = {
  paymentMethodId: "inv",
  phoneNumber: "+49 69 123456",
  birthdayDay: "7",
  birthdayMonth: "5",
  birthdayYear: "1980",
};

function faults(values: Record<string, string>, change: Partial<Orderable> = {}) {
  const read = readOrderForm({ ...plain, ...values }, { ...orderable, ...change }, today);
  return read.ok ? [] : read.violations.map(({ code, pointer }) => `${pointer} ${code.slice(11)}`);
}

function inputOf(values: Record<string, string>, change: Partial<Orderable> = {}) {
  const read = readOrderForm({ ...plain, ...values }, { ...orderable, ...change }, today);
  return read.ok ? read.input : null;
}

it("sends hash, key and consent with the order", () => {
  expect(inputOf({})).toEqual({
    customerComment: null,
    consents: ["terms"],
    hash: "h",
    idempotencyKey: "k".repeat(20),
  });
});

it("sends the details of freight and invoice only where they are asked [77, 159]", () => {
  expect(inputOf({ ...freight, ...invoice }, { needsFreight: true })).toMatchObject({
    freight: {
      contactName: "Ada Probe",
      phoneNumber: "+491512345678",
      access: "truck",
      timeWindow: "morning",
      needsLiftTruck: true,
    },
    phoneNumber: "+4969123456",
    birthdayDay: 7,
    birthdayMonth: 5,
    birthdayYear: 1980,
  });
  const none = inputOf({ ...freight, ...invoice, paymentMethodId: "pre" });
  expect(none).not.toHaveProperty("freight");
  expect(none).not.toHaveProperty("phoneNumber");
});

it("asks a company for no date of birth", () => {
  const { birthdayDay: _day, birthdayMonth: _month, birthdayYear: _year, ...phoneOnly } = invoice;
  expect(faults(phoneOnly)).toEqual(["/birthdayDay IS_BLANK_ERROR"]);
  const input = inputOf(phoneOnly, { customer: { isCompany: true } });
  expect(input).toMatchObject({ phoneNumber: "+4969123456" });
  expect(input).not.toHaveProperty("birthdayYear");
});

it("takes the waiver for downloads only, and never demands it [78, 222]", () => {
  expect(inputOf({ waiver: "on" })?.consents).toEqual(["terms"]);
  expect(inputOf({ waiver: "on" }, { hasDownloads: true })?.consents).toEqual(["terms", "digital-waiver"]);
  expect(inputOf({}, { hasDownloads: true })?.consents).toEqual(["terms"]);
});

it.each<[string, Record<string, string>, Partial<Orderable>, string[]]>([
  ["terms that were not accepted", { terms: "" }, {}, ["/terms IS_BLANK_ERROR"]],
  ["a method that is not offered", { paymentMethodId: "x" }, {}, ["/paymentMethodId IS_BLANK_ERROR"]],
  ["an endless comment", { customerComment: "x".repeat(1001) }, {}, ["/customerComment TOO_LONG_ERROR"]],
  [
    "a forwarder who knows nothing",
    { "freight.access": "truck", "freight.timeWindow": "any" },
    { needsFreight: true },
    ["/freight/contactName IS_BLANK_ERROR", "/freight/phoneNumber IS_BLANK_ERROR"],
  ],
  [
    "a foreign number on invoice",
    { ...invoice, phoneNumber: "+48 22 1234567" },
    {},
    ["/phoneNumber INVALID_FORMAT_ERROR"],
  ],
])("refuses %s [78, 221]", (_what, values, change, expected) => {
  expect(faults(values, change)).toEqual(expected);
});
