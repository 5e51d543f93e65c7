import type { Customer, CustomerAddress } from "@hearth/contract";
import type { AddressRules } from "@hearth/contract/form";
import { expect, it } from "vitest";
import { addressFormValues, addressInput, besideAddressFields } from "./address-form-data.ts";
import { addressView } from "./address-view.ts";
import { readVatIds } from "./vat-ids.ts";

const address = {
  id: "a",
  title: "Dr.",
  firstName: "Erika",
  lastName: "Muster",
  company: "Kern AG",
  department: null,
  street: "Weg 1",
  additionalAddressLine1: "",
  additionalAddressLine2: "Hof",
  zipcode: "60311",
  city: "Frankfurt",
  countryId: "de",
  countryStateId: "he",
  phoneNumber: null,
  country: { name: "Germany", translated: { name: "Deutschland" } },
  countryState: { name: "Hessen", translated: { name: null } },
  customFields: { hearth_mobile_number: "+491512345678" },
} as unknown as CustomerAddress;

const customer = {
  firstName: "Erika",
  lastName: "Muster",
  company: "Kern AG",
  salutationId: null,
  vatIds: ["DE123456789"],
  defaultBillingAddressId: "a",
  defaultShippingAddressId: "b",
} as unknown as Customer;

const rules = {
  salutationIds: [],
  countries: [
    { id: "de", stateIds: ["he"] },
    { id: "pl", stateIds: ["mz"] },
  ],
} as unknown as AddressRules;

it("writes an address as on an envelope, without empty lines", () => {
  expect(addressView(address, customer)).toEqual({
    id: "a",
    lines: ["Kern AG", "Dr. Erika Muster", "Weg 1", "Hof", "60311 Frankfurt", "Hessen, Deutschland"],
    phone: null,
    mobile: "+491512345678",
    isShipping: false,
    isBilling: true,
    isOffRoute: false,
  });
});

it("sends back what the form of an address does not ask", () => {
  const input = addressInput(addressFormValues(customer, address, "pl"), rules, address);
  expect(JSON.parse(JSON.stringify(input))).toMatchObject({
    title: "Dr.",
    additionalAddressLine2: "Hof",
    countryId: "de",
    countryStateId: "he",
    customFields: { hearth_mobile_number: "+491512345678" },
  });
  expect(input).not.toHaveProperty("vatIds");
});

it("leaves out a state of another country, and begins a new address with the customer's name", () => {
  const values = { ...addressFormValues(customer, null, "pl"), "address.countryStateId": "he" };
  expect(values).toMatchObject({ "address.firstName": "Erika", "address.countryId": "pl" });
  expect(addressInput(values, rules, null)).not.toHaveProperty("countryStateId");
});

it("puts problems of the shop beside the fields of the form", () => {
  const fields = ["zipcode", "vatIds.0", null].map((field) => ({ code: "X", field }));
  expect(besideAddressFields({ values: {}, problems: fields }).problems.map(({ field }) => field)).toEqual([
    "address.zipcode",
    "vatIds.0",
    null,
  ]);
});

it.each([
  ["", []],
  ["DE123456789", ["DE123456789"]],
  ["DE 123, PL 456;", ["DE 123", "PL 456"]],
])("reads VAT ids %j [107]", (text, ids) => {
  expect(readVatIds(text)).toEqual(ids);
});
