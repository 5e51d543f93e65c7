import { expect, it } from "vitest";
import { besideGuestFields, guestRegistration } from "./guest-registration.ts";

const rules = { countries: [], salutationIds: [] };
const person = { accountType: "private", firstName: "Ada", lastName: "Probe", email: "ada@example.com" };
const shipping = {
  "shippingAddress.street": "Ofenweg 1",
  "shippingAddress.city": "Frankfurt",
  "shippingAddress.countryId": "de",
};
const billing = { "billingAddress.street": "Amt 2", "billingAddress.city": "Mainz" };
const accepted = { acceptedDataProtection: "on" };

it("sends the invoice where the goods go [76]", () => {
  const sent = guestRegistration({ ...person, ...shipping, ...billing, ...accepted }, rules);
  expect(sent).toMatchObject({
    guest: true,
    acceptedDataProtection: true,
    firstName: "Ada",
    billingAddress: { street: "Ofenweg 1", city: "Frankfurt", countryId: "de" },
  });
  expect(sent).not.toHaveProperty("shippingAddress");
});

it("sends the invoice elsewhere when that is wanted [76]", () => {
  expect(guestRegistration({ ...person, ...shipping, ...billing, otherBilling: "on" }, rules)).toMatchObject({
    billingAddress: { street: "Amt 2" },
    shippingAddress: { street: "Ofenweg 1" },
  });
});

it("names the company on every address of a business, and of nobody else", () => {
  const company = { ...shipping, company: "Wärme GmbH", vatIds: "DE123456789" };
  expect(guestRegistration({ ...person, ...company, accountType: "business" }, rules)).toMatchObject({
    vatIds: ["DE123456789"],
    billingAddress: { company: "Wärme GmbH" },
  });
  expect(
    guestRegistration(
      { ...person, ...company, ...billing, accountType: "business", otherBilling: "on" },
      rules,
    ),
  ).toMatchObject({
    billingAddress: { company: "Wärme GmbH" },
    shippingAddress: { company: "Wärme GmbH" },
  });
  expect(guestRegistration({ ...person, ...company }, rules)).not.toMatchObject({
    billingAddress: { company: "Wärme GmbH" },
  });
});

it.each([
  ["billingAddress.zipcode", {}, "shippingAddress.zipcode"],
  ["billingAddress.zipcode", { otherBilling: "on" }, "billingAddress.zipcode"],
  ["billingAddress.company", {}, "company"],
  ["email", {}, "email"],
])("shows what is wrong with %s (%j) beside %s", (field, values, expected) => {
  const form = { values: {}, problems: [{ code: "X", field }] };
  expect(besideGuestFields(form, values).problems[0]?.field).toBe(expected);
});
