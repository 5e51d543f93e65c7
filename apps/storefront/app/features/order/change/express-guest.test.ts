import { expect, it } from "vitest";
import { expressGuest } from "./express-guest.ts";

const countries = [
  { id: "c-de", iso: "DE" },
  { id: "c-pl", iso: "PL" },
] as unknown as Parameters<typeof expressGuest>[1];

const payment = {
  id: "W1",
  isApproved: true,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Probe",
  street: "Ofenweg 1",
  additionalAddressLine1: null,
  zipcode: "60311",
  city: "Frankfurt",
  countryIso: "DE",
  apiAlias: "hearth_express_payment" as const,
};

it("becomes a guest with the wallet's address", () => {
  expect(expressGuest(payment, countries)).toEqual({
    guest: true,
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Probe",
    acceptedDataProtection: true,
    billingAddress: {
      firstName: "Ada",
      lastName: "Probe",
      street: "Ofenweg 1",
      city: "Frankfurt",
      countryId: "c-de",
      zipcode: "60311",
    },
  });
});

it.each(["email", "firstName", "lastName", "street", "city"])("not without %s", (name) => {
  expect(expressGuest({ ...payment, [name]: null }, countries)).toBeNull();
});

it("not from where the shop does not deliver", () => {
  expect(expressGuest({ ...payment, countryIso: "US" }, countries)).toBeNull();
});
