import { expect, it } from "vitest";
import { faults } from "../form.fixture.ts";
import { checkFreight } from "./freight.ts";
import { checkInvoice } from "./invoice.ts";

const freight = {
  contactName: "Ada Probe",
  phoneNumber: "+48 22 1234567",
  access: "truck",
  timeWindow: "any",
};
const invoice = { phoneNumber: "+49 69 123456", birthdayDay: "7", birthdayMonth: "5", birthdayYear: "1980" };
const today = "2026-11-15";

it("takes what a forwarder has to know, with a number of any country [77]", () => {
  expect(checkFreight({ ...freight, needsLiftTruck: "on", note: " Tor 2\r\nhinten " }, "DE")).toEqual({
    ok: true,
    value: { ...freight, phoneNumber: "+48221234567", needsLiftTruck: true, note: "Tor 2\nhinten" },
  });
});

it.each<[object, string[]]>([
  [{ contactName: " " }, ["/freight/contactName IS_BLANK_ERROR"]],
  [{ phoneNumber: "" }, ["/freight/phoneNumber IS_BLANK_ERROR"]],
  [{ phoneNumber: "069 123456" }, []],
  [{ access: "helicopter" }, ["/freight/access NO_SUCH_CHOICE_ERROR"]],
  [{ timeWindow: undefined }, ["/freight/timeWindow IS_BLANK_ERROR"]],
  [{ note: "x".repeat(501) }, ["/freight/note TOO_LONG_ERROR"]],
])("freight %j: %j", (change, expected) => {
  expect(faults(checkFreight({ ...freight, ...change }, "DE"))).toEqual(expected);
});

it("takes a German number and a date of birth for pay on invoice [159, 214]", () => {
  expect(checkInvoice(invoice, { today, isCompany: false })).toEqual({
    ok: true,
    value: { phoneNumber: "+4969123456", birthday: "1980-05-07" },
  });
});

it.each<[object, string[]]>([
  [{ phoneNumber: "+48 22 1234567" }, ["/phoneNumber INVALID_FORMAT_ERROR"]],
  [{ birthdayDay: "", birthdayMonth: "", birthdayYear: "" }, ["/birthdayDay IS_BLANK_ERROR"]],
  [{ birthdayDay: "31", birthdayMonth: "2" }, ["/birthdayDay INVALID_FORMAT_ERROR"]],
  [
    { phoneNumber: "", birthdayYear: "2040" },
    ["/phoneNumber IS_BLANK_ERROR", "/birthdayDay INVALID_FORMAT_ERROR"],
  ],
])("invoice %j: %j [159, 214]", (change, expected) => {
  expect(faults(checkInvoice({ ...invoice, ...change }, { today, isCompany: false }))).toEqual(expected);
});

it("asks a company for a number only", () => {
  expect(checkInvoice({ phoneNumber: "+49 69 123456" }, { today, isCompany: true })).toEqual({
    ok: true,
    value: { phoneNumber: "+4969123456", birthday: null },
  });
  expect(faults(checkInvoice({}, { today, isCompany: true }))).toEqual(["/phoneNumber IS_BLANK_ERROR"]);
});
