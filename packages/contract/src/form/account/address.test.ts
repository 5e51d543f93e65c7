import { expect, it } from "vitest";
import { checkAddress } from "./address.ts";
import { countryRule } from "../country-rule.ts";
import { address, faults, germany, idOf, ireland, poland, rules } from "../form.fixture.ts";

const check = (change: object) => faults(checkAddress({ ...address, ...change }, rules));
const polish = { countryId: poland.id, countryStateId: idOf("3"), zipcode: "00-950" };

it("gives every field, empty ones as null [106-108]", () => {
  const mobile = { hearth_mobile_number: "+49 151 2345678", other: "dropped" };
  expect(checkAddress({ ...address, id: "x", phoneNumber: "", customFields: mobile }, rules)).toEqual({
    ok: true,
    value: {
      ...address,
      accountType: null,
      salutationId: null,
      title: null,
      company: null,
      department: null,
      additionalAddressLine1: null,
      additionalAddressLine2: null,
      countryStateId: null,
      phoneNumber: null,
      customFields: { hearth_mobile_number: "+491512345678" },
    },
  });
});

it("misses what is mandatory, and says what in a finer key", () => {
  const checked = checkAddress(undefined, rules);
  expect(checked.ok ? [] : checked.violations.map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual([
    "/firstName VIOLATION::FIRST_NAME_IS_BLANK_ERROR",
    "/lastName VIOLATION::LAST_NAME_IS_BLANK_ERROR",
    "/street VIOLATION::STREET_IS_BLANK_ERROR",
    "/city VIOLATION::CITY_IS_BLANK_ERROR",
    "/countryId VIOLATION::COUNTRY_IS_BLANK_ERROR",
  ]);
});

it.each<[object, string[]]>([
  [{ zipcode: "" }, ["/zipcode IS_BLANK_ERROR"]],
  [{ zipcode: "1234" }, ["/zipcode ZIP_CODE_INVALID"]],
  [{ zipcode: "123456" }, ["/zipcode ZIP_CODE_INVALID"]],
  [{ zipcode: "1".repeat(13) }, ["/zipcode TOO_LONG_ERROR"]],
  [{ countryId: ireland.id, zipcode: "" }, []],
  [{ countryId: ireland.id, zipcode: "D02 X285" }, []],
  [{ countryId: ireland.id, zipcode: "D02;X285" }, ["/zipcode ZIP_CODE_INVALID"]],
  [polish, []],
  [{ ...polish, zipcode: "00950" }, ["/zipcode ZIP_CODE_INVALID"]],
  [{ ...polish, countryStateId: null }, ["/countryStateId IS_BLANK_ERROR"]],
  [{ ...polish, countryStateId: idOf("1") }, ["/countryStateId ENTITY_DOES_NOT_EXISTS"]],
  [{ countryStateId: idOf("1") }, []],
  [{ countryId: idOf("0") }, ["/countryId ENTITY_DOES_NOT_EXISTS"]],
  [{ countryId: {} }, ["/countryId ENTITY_DOES_NOT_EXISTS"]],
  [{ salutationId: idOf("a") }, []],
  [{ salutationId: idOf("c") }, ["/salutationId ENTITY_DOES_NOT_EXISTS"]],
  [{ phoneNumber: "+48 22 1234567" }, ["/phoneNumber INVALID_FORMAT_ERROR"]],
  [{ ...polish, phoneNumber: "+48 22 1234567" }, []],
  [
    { customFields: { hearth_mobile_number: "0151" } },
    ["/customFields/hearth_mobile_number INVALID_FORMAT_ERROR"],
  ],
  [{ customFields: [] }, []],
  [{ accountType: "business" }, ["/company IS_BLANK_ERROR"]],
  [{ accountType: "business", company: "Wärme GmbH" }, []],
  [{ accountType: "club" }, ["/accountType NO_SUCH_CHOICE_ERROR"]],
  [{ street: "a".repeat(256) }, ["/street TOO_LONG_ERROR"]],
  [{ city: "Berlin\r\nX: y" }, ["/city INVALID_FORMAT_ERROR"]],
  [{ firstName: "https://spam" }, ["/firstName INVALID_FORMAT_ERROR"]],
])("%j: %j [106, 107, 213]", (change, expected) => {
  expect(check(change)).toEqual(expected);
});

it("reads the rules of a country from the Store API", () => {
  const country = {
    id: germany.id,
    iso: "DE",
    iso3: "DEU",
    name: "Deutschland",
    position: 1,
    active: true,
    shippingAvailable: true,
    displayStateInRegistration: true,
    forceStateInRegistration: false,
    postalCodeRequired: true,
    checkPostalCodePattern: true,
    checkAdvancedPostalCodePattern: false,
    defaultPostalCodePattern: "\\d{5}",
    advancedPostalCodePattern: null,
    vatIdRequired: false,
    checkVatIdPattern: true,
    vatIdPattern: "DE\\d{9}",
    isEu: true,
    customFields: null,
    translated: { name: "Deutschland" },
    apiAlias: "country",
  } as const;
  expect(countryRule(country)).toEqual({ ...germany, stateIds: [] });
  const own = { ...country, checkAdvancedPostalCodePattern: true, advancedPostalCodePattern: "1\\d{4}" };
  expect(countryRule(own).zipcodePattern).toBe("1\\d{4}");
  expect(countryRule({ ...country, checkPostalCodePattern: false }).zipcodePattern).toBeNull();
});
