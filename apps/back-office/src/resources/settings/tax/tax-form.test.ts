import { expect, it } from "vitest";
import { planOf, withoutPlan, withPlan } from "./tax-form.ts";

const summer = { countryId: null, ratePercent: 16, validFrom: "2020-07-01" };
const winter = { countryId: null, ratePercent: 19, validFrom: "2021-01-01" };

it("reads a rate as it is written here", () => {
  expect(planOf({ countryId: "", percent: " 5,5 ", validFrom: "2020-07-01" })).toEqual({
    ...summer,
    ratePercent: 5.5,
  });
  expect(planOf({ countryId: "pl", percent: "22", validFrom: "2020-07-01" }).countryId).toBe("pl");
});

it("keeps plans in the order of their days, one for each place and day", () => {
  expect(withPlan([winter], summer)).toEqual([summer, winter]);
  expect(withPlan([summer, winter], { ...summer, ratePercent: 17 })).toEqual([
    { ...summer, ratePercent: 17 },
    winter,
  ]);
  expect(withPlan([summer], { ...summer, countryId: "pl" })).toHaveLength(2);
  expect(withoutPlan([summer, winter], summer)).toEqual([winter]);
});
