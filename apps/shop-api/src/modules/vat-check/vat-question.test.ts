import { expect, it } from "vitest";
import { vatQuestion } from "./vat-question.ts";

it.each([
  ["DE123456789", { countryCode: "DE", vatNumber: "123456789" }],
  ["pl 717-164-20-51", { countryCode: "PL", vatNumber: "7171642051" }],
  ["EL123456789", { countryCode: "EL", vatNumber: "123456789" }],
  ["XI123456789", { countryCode: "XI", vatNumber: "123456789" }],
  ["CHE123456789MWST", null],
  ["DE12345678", null],
  ["", null],
])("asks for %s as %j", (vatId, question) => {
  expect(vatQuestion(vatId)).toEqual(question);
});
