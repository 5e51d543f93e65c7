import { expect, it } from "vitest";
import { pagesOfItsOwn, type SetupFacts, setupState, setupSteps } from "./setup.ts";

const nothing: SetupFacts = {
  isCompanyWritten: false,
  writtenPages: [],
  hasChangedTax: false,
  hasChangedTariff: false,
  confirmed: [],
  payments: [],
  hasBankAccount: false,
  hasOwnProduct: false,
  people: 1,
};
const done = (facts: Partial<SetupFacts>) => {
  const state = setupState({ ...nothing, ...facts });
  return setupSteps.filter((step) => state[step]);
};

it.each([
  ["a new shop", {}, []],
  ["its company", { isCompanyWritten: true }, ["company"]],
  ["three of four pages", { writtenPages: pagesOfItsOwn.slice(1) }, []],
  ["all pages, and one more", { writtenPages: [...pagesOfItsOwn, "shipping-costs"] }, ["legal"]],
  ["a rate of tax", { hasChangedTax: true }, ["taxes"]],
  ["rates that somebody found right", { confirmed: ["taxes"] }, ["taxes"]],
  ["a price of sending", { hasChangedTariff: true }, ["shipping"]],
  ["prices of sending that somebody found right", { confirmed: ["shipping"] }, ["shipping"]],
  ["a step nobody can confirm", { confirmed: ["company", "legal"] }, []],
  ["transfers without an account", { payments: [{ showsBankAccount: true }] }, []],
  ["transfers with one", { payments: [{ showsBankAccount: true }], hasBankAccount: true }, ["payment"]],
  ["cards", { payments: [{ showsBankAccount: false }] }, ["payment"]],
  ["an account without a way to use it", { hasBankAccount: true }, []],
  ["a product", { hasOwnProduct: true }, ["product"]],
  ["two people", { people: 2 }, ["colleague"]],
])("%s", (_name, facts, steps) => {
  expect(done(facts)).toEqual(steps);
});
