import { expect, it } from "vitest";
import { address, faults, germany, idOf, poland, registration, rules } from "../form.fixture.ts";
import { checkRegister } from "./register.ts";

const check = (change: object) => faults(checkRegister({ ...registration, ...change }, rules));
const value = (change: object) => {
  const checked = checkRegister({ ...registration, ...change }, rules);
  return checked.ok ? checked.value : faults(checked);
};

const business = {
  accountType: "business",
  vatIds: ["DE123456789"],
  billingAddress: { ...address, company: "Wärme GmbH" },
};

it("takes a private customer [109, 261]", () => {
  expect(value({ storefrontUrl: "https://shop.example/" })).toMatchObject({
    email: registration.email,
    password: registration.password,
    guest: false,
    accountType: "private",
    company: null,
    vatIds: [],
    birthday: null,
    storefrontUrl: "https://shop.example",
    billingAddress: { firstName: "Erika", zipcode: "12345" },
    shippingAddress: null,
  });
});

it("takes a business with the company of its billing address [109]", () => {
  expect(value(business)).toMatchObject({ company: "Wärme GmbH", vatIds: ["DE123456789"] });
  expect(value({ ...business, company: "Kern AG", billingAddress: address })).toMatchObject({
    company: "Kern AG",
    billingAddress: { company: "Kern AG" },
  });
});

it("takes a guest without a password and forgets one that was sent", () => {
  expect(value({ guest: true, password: undefined })).toMatchObject({ guest: true, password: null });
  expect(value({ guest: "on", password: "x" })).toMatchObject({ guest: true, password: null });
});

it("copies the name of the customer into addresses that have none", () => {
  const { firstName: _f, lastName: _l, ...nameless } = address;
  const other = { ...address, firstName: "Max", lastName: "Muster" };
  expect(value({ billingAddress: other, shippingAddress: nameless })).toMatchObject({
    billingAddress: { firstName: "Erika" },
    shippingAddress: { firstName: "Erika" },
  });
  expect(value({ shippingAddress: other })).toMatchObject({ shippingAddress: { firstName: "Max" } });
});

it.each<[object, string[]]>([
  [{ firstName: "", title: "https://spam" }, ["/title INVALID_FORMAT_ERROR", "/firstName IS_BLANK_ERROR"]],
  [{ email: "erika" }, ["/email INVALID_EMAIL_FORMAT_ERROR"]],
  [{ password: "1234567" }, ["/password TOO_SHORT_ERROR"]],
  [{ password: "x".repeat(129) }, ["/password TOO_LONG_ERROR"]],
  [{ password: "" }, ["/password IS_BLANK_ERROR"]],
  [{ password: 12345678 }, ["/password INVALID_TYPE_ERROR"]],
  [{ password: "        " }, []],
  [{ acceptedDataProtection: false }, ["/acceptedDataProtection IS_BLANK_ERROR"]],
  [{ storefrontUrl: "https://evil.example" }, ["/storefrontUrl NO_SUCH_CHOICE_ERROR"]],
  [{ storefrontUrl: "https://shop.example.evil.example" }, ["/storefrontUrl NO_SUCH_CHOICE_ERROR"]],
  [{ storefrontUrl: undefined }, ["/storefrontUrl IS_BLANK_ERROR"]],
  [{ accountType: "club" }, ["/accountType NO_SUCH_CHOICE_ERROR"]],
  [{ accountType: "business" }, ["/billingAddress/company IS_BLANK_ERROR"]],
  [{ ...business, vatIds: ["12"] }, ["/vatIds VAT_ID_FORMAT_NOT_CORRECT"]],
  [{ vatIds: ["12"] }, []],
  [{ billingAddress: { ...address, zipcode: "1" } }, ["/billingAddress/zipcode ZIP_CODE_INVALID"]],
  [
    { billingAddress: "x", shippingAddress: address },
    ["street", "city", "countryId"].map((field) => `/billingAddress/${field} IS_BLANK_ERROR`),
  ],
  [{ shippingAddress: { ...address, city: "" } }, ["/shippingAddress/city IS_BLANK_ERROR"]],
  [{ shippingAddress: { ...address, lastName: "" } }, ["/shippingAddress/lastName IS_BLANK_ERROR"]],
  [{ birthdayDay: 31, birthdayMonth: 2, birthdayYear: 1990 }, ["/birthdayDay INVALID_FORMAT_ERROR"]],
  [{ birthdayDay: "7", birthdayMonth: "5", birthdayYear: "2025" }, ["/birthdayDay INVALID_FORMAT_ERROR"]],
  [{ birthdayDay: 1, birthdayMonth: 1, birthdayYear: 1899 }, ["/birthdayDay INVALID_FORMAT_ERROR"]],
  [{ birthdayYear: 1990 }, ["/birthdayDay INVALID_FORMAT_ERROR"]],
  [{ requestedGroupId: idOf("8") }, []],
  [{ requestedGroupId: idOf("9") }, ["/requestedGroupId ENTITY_DOES_NOT_EXISTS"]],
  [{ requestedGroupId: idOf("7") }, ["/accountType NO_SUCH_CHOICE_ERROR"]],
  [{ ...business, requestedGroupId: idOf("7") }, []],
])("%j: %j", (change, expected) => {
  expect(check(change)).toEqual(expected);
});

it("asks the country of the billing address for the VAT id", () => {
  const inPoland = {
    ...address,
    company: "Ciepło",
    countryId: poland.id,
    countryStateId: idOf("3"),
    zipcode: "00-950",
  };
  const polish = { ...business, billingAddress: inPoland };
  expect(check({ ...polish, vatIds: [] })).toEqual(["/vatIds IS_BLANK_ERROR"]);
  expect(
    check({ ...polish, vatIds: ["PL1234567890"], shippingAddress: { ...address, countryId: germany.id } }),
  ).toEqual([]);
});

it("keeps the birthday as a day", () => {
  expect(value({ birthdayDay: 29, birthdayMonth: "2", birthdayYear: "2000" })).toMatchObject({
    birthday: "2000-02-29",
  });
});
