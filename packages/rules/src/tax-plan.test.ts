import { describe, expect, it } from "vitest";
import { partTaxPlans, type TaxPlan, taxNameWith, taxPlanProblem } from "./tax-plan.ts";

const plan = (validFrom: string, ratePercent = 16, countryId: string | null = null): TaxPlan => ({
  countryId,
  ratePercent,
  validFrom,
});
/** Germany lowered its tax for half a year. */
const year2020 = [plan("2021-01-01", 19), plan("2020-07-01", 16)];

describe("what may be planned", () => {
  it.each([
    ["nothing", [], null],
    ["half a year", year2020, null],
    ["from today on", [plan("2020-06-01")], null],
    ["two countries on one day", [plan("2020-07-01"), plan("2020-07-01", 23, "pl")], null],
    ["hundredths", [plan("2020-07-01", 5.55)], null],
    ["nothing to pay", [plan("2020-07-01", 0)], null],
    ["yesterday", [plan("2020-05-31")], "IN_THE_PAST"],
    ["less than nothing", [plan("2020-07-01", -1)], "NO_RATE"],
    ["more than any country takes", [plan("2020-07-01", 51)], "NO_RATE"],
    ["thousandths", [plan("2020-07-01", 5.555)], "NO_RATE"],
    ["no number", [plan("2020-07-01", Number.NaN)], "NO_RATE"],
    ["a day that is not there", [plan("2021-02-29")], "NO_DAY"],
    ["no day", [plan("July")], "NO_DAY"],
    ["two rates on one day", [plan("2020-07-01"), plan("2020-07-01", 17)], "TWICE"],
  ])("%s", (_name, wanted, problem) => {
    expect(taxPlanProblem(wanted, { before: [], today: "2020-06-01" })).toBe(problem);
  });

  it("leaves a plan alone whose day has come meanwhile", () => {
    const before = [plan("2020-05-31")];
    expect(taxPlanProblem(before, { before, today: "2020-06-01" })).toBeNull();
    expect(taxPlanProblem([plan("2020-05-31", 17)], { before, today: "2020-06-01" })).toBe("IN_THE_PAST");
  });
});

describe("what holds on a day", () => {
  it.each([
    ["2020-06-30", [], 2],
    ["2020-07-01", [16], 1],
    ["2020-12-31", [16], 1],
    ["2021-01-01", [19], 0],
  ])("%s", (day, rates, waiting) => {
    const parted = partTaxPlans(year2020, day);
    expect(parted.due.map(({ ratePercent }) => ratePercent)).toEqual(rates);
    expect(parted.waiting).toHaveLength(waiting);
  });

  it("is decided for each country", () => {
    const { due } = partTaxPlans([plan("2020-07-01"), plan("2020-06-01", 22, "pl")], "2020-07-02");
    expect(due.map(({ countryId }) => countryId)).toEqual(["pl", null]);
  });
});

it.each([
  ["19 %", 19, 16, "16 %"],
  ["7 %", 7, 5.5, "5,5 %"],
  ["5,5 %", 5.5, 7, "7 %"],
  ["5.5 %", 5.5, 7, "7 %"],
  ["0 % Photovoltaik", 0, 19, "19 % Photovoltaik"],
  ["Ermäßigt", 7, 5, "Ermäßigt"],
  ["119 %", 19, 16, "119 %"],
])("%s from %s to %s is called %s", (name, before, after, called) => {
  expect(taxNameWith(name, before, after)).toBe(called);
});
