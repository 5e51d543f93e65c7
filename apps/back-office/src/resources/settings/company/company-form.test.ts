import { expect, it } from "vitest";
import { companyInput, typedCompany, withDay, withHours } from "./company-form.ts";

const company = {
  shopName: "Ofenhaus",
  name: "Hearth GmbH",
  street: "Ofenhausstraße 12",
  zipcode: "60314",
  city: "Frankfurt am Main",
  country: "DE",
  vatId: "DE000000000",
  register: "",
  managers: "Mara Lindholm",
  email: "service@hearth.example",
  phone: "+49 69 90009-100",
  weee: "",
  bank: null,
  hours: [],
};

it("is sent as it was read when nothing was typed", () => {
  expect(companyInput(typedCompany(company))).toEqual(company);
});

it("has an account as soon as one has a number", () => {
  const bank = { bankName: "Musterbank", iban: "DE02", bic: "", accountHolder: "Hearth GmbH" };
  expect(companyInput({ ...typedCompany(company), bank }).bank).toEqual(bank);
  expect(companyInput({ ...typedCompany(company), bank: { ...bank, iban: " " } }).bank).toBeNull();
});

it("opens and closes days in their order", () => {
  const [hours] = withHours([]);
  expect(hours?.days).toEqual([1, 2, 3, 4, 5]);
  const shut = withDay(hours ?? { days: [], from: "", to: "" }, 3, false);
  expect(shut.days).toEqual([1, 2, 4, 5]);
  expect(withDay(shut, 3, true).days).toEqual([1, 2, 3, 4, 5]);
});
