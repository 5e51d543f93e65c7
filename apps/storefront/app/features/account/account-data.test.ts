import type { Customer, CustomerAddress } from "@hearth/contract";
import type { AddressRules } from "@hearth/contract/form";
import { expect, it } from "vitest";
import type { ShopClient } from "../../platform/shop/shop-client.server.ts";
import { ShopApiError } from "../../platform/shop/shop-error.ts";
import { addressFormValues, addressInput, besideAddressFields } from "../address/address-form-data.ts";
import { addressView } from "../address/address-view.ts";
import { choosePayment } from "./choose-payment.server.ts";
import { overviewData } from "./overview-data.ts";
import { besideBirthday, profileChange, profileInput, readVatIds } from "./profile-data.ts";

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
  email: "a@b.de",
  company: "Kern AG",
  accountType: "business",
  salutationId: null,
  title: null,
  vatIds: ["DE123456789"],
  birthday: "1990-02-28T00:00:00.000+00:00",
  customerNumber: "10001",
  defaultBillingAddressId: "a",
  defaultShippingAddressId: "b",
  defaultBillingAddress: address,
  defaultShippingAddress: null,
  defaultPaymentMethod: { name: "Prepayment", translated: { name: "Vorkasse" } },
  group: { displayGross: false },
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

it("keeps the birthday and the title when the profile is saved", () => {
  const birthday = { birthdayYear: 1990, birthdayMonth: 2, birthdayDay: 28 };
  expect(profileInput(customer)).toMatchObject({ vatIds: ["DE123456789"], ...birthday });
  expect(profileInput({ ...customer, birthday: null })).not.toHaveProperty("birthdayYear");
  const change = profileChange(customer, { firstName: "Ida", salutationId: "", vatIds: " " });
  expect(change).toMatchObject({ firstName: "Ida", salutationId: null, vatIds: [], ...birthday });
});

it.each([
  ["1980-05-07", { birthdayYear: 1980, birthdayMonth: 5, birthdayDay: 7 }],
  ["", {}],
  ["gestern", { birthdayYear: 0, birthdayMonth: 0, birthdayDay: 0 }],
])("sends the birthday %j as the shop API takes it", (birthday, sent) => {
  const { birthdayYear, birthdayMonth, birthdayDay } = profileChange(customer, { birthday });
  expect(JSON.parse(JSON.stringify({ birthdayYear, birthdayMonth, birthdayDay }))).toEqual(sent);
});

it("tells beside the one field what is wrong with a part of the birthday", () => {
  const problems = [{ code: "X", field: "birthdayDay" }];
  expect(besideBirthday({ values: {}, problems }).problems).toEqual([{ code: "X", field: "birthday" }]);
});

it.each([
  ["", []],
  ["DE123456789", ["DE123456789"]],
  ["DE 123, PL 456;", ["DE 123", "PL 456"]],
])("reads VAT ids %j", (text, ids) => {
  expect(readVatIds(text)).toEqual(ids);
});

it("sums an account up", () => {
  expect(overviewData(customer, "notSet")).toMatchObject({
    name: "Erika Muster",
    shipping: null,
    payment: "Vorkasse",
    newsletter: "waiting",
    isNet: true,
  });
  expect(overviewData(customer, "direct").newsletter).toBe("subscribed");
  expect(overviewData(customer, "optOut").newsletter).toBe("none");
});

function shopAnswering(status: number) {
  const calls: string[] = [];
  const act = async (operation: string) => {
    calls.push(operation);
    if (operation === "changePaymentMethod") throw new ShopApiError(operation, status, []);
    return null;
  };
  return { calls, shop: { act } as unknown as ShopClient };
}

it("lets the session keep the method where the shop keeps no default", async () => {
  const { calls, shop } = shopAnswering(404);
  await choosePayment(shop, "x");
  expect(calls).toEqual(["changePaymentMethod", "updateContext"]);
});

it("tells that a method was refused", async () => {
  const { calls, shop } = shopAnswering(400);
  await expect(choosePayment(shop, "x")).rejects.toThrow("400");
  expect(calls).toEqual(["changePaymentMethod"]);
});
