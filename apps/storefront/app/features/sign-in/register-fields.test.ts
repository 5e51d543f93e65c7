import type { AddressRules } from "@hearth/contract/form";
import { expect, it } from "vitest";
import { registration } from "./register-fields.ts";

const country = (id: string, iso: string, stateIds: string[]) => ({
  id,
  iso,
  stateIds,
  isStateRequired: false,
  isZipcodeRequired: true,
  zipcodePattern: null,
  isVatIdRequired: false,
  vatIdPattern: null,
});
const rules: AddressRules = {
  countries: [country("de", "DE", ["by"]), country("pl", "PL", ["mz"])],
  salutationIds: [],
};
const values = {
  accountType: "private",
  firstName: "Ada",
  "billingAddress.city": "Kiel",
  "billingAddress.company": "left over",
  "billingAddress.countryId": "de",
  "billingAddress.countryStateId": "mz",
  "shippingAddress.city": "left over",
  vatIds: "DE123456789",
};

const sent = (given: Record<string, string>, group: string | null = null) =>
  JSON.parse(JSON.stringify(registration(given, rules, group)));

it("leaves out what private people and one address do not have, and a state of another country", () => {
  expect(sent(values)).toEqual({
    accountType: "private",
    firstName: "Ada",
    billingAddress: { city: "Kiel", countryId: "de" },
    acceptedDataProtection: false,
  });
});

it("sends what companies and two addresses have [109]", () => {
  const company = { ...values, accountType: "business", otherShipping: "on", acceptedDataProtection: "on" };
  expect(sent({ ...company, "billingAddress.countryStateId": "by" }, "group")).toEqual({
    accountType: "business",
    firstName: "Ada",
    billingAddress: { city: "Kiel", company: "left over", countryId: "de", countryStateId: "by" },
    shippingAddress: { city: "left over" },
    vatIds: ["DE123456789"],
    acceptedDataProtection: true,
    requestedGroupId: "group",
  });
});
