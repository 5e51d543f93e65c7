import { expect, it } from "vitest";
import { readVatAnswer, type VatAnswer } from "./vat-answer.ts";

const failed = (error: unknown) => ({ actionSucceed: false, errorWrappers: [{ error }] });
const valid = { countryCode: "PL", vatNumber: "7171642051", valid: true, requestIdentifier: "" };
const nothing = { name: null, address: null, reference: null };

it.each<[string, number, unknown, VatAnswer]>([
  [
    "a name with its address",
    200,
    {
      ...valid,
      name: " Piec Sp. z o.o. ",
      address: "ul. Ciepła 1\n00-001 Warszawa",
      requestIdentifier: "WAPI1",
    },
    {
      outcome: "valid",
      name: "Piec Sp. z o.o.",
      address: "ul. Ciepła 1\n00-001 Warszawa",
      reference: "WAPI1",
    },
  ],
  [
    "a state that tells no names",
    200,
    { ...valid, name: "---", address: "---" },
    { outcome: "valid", ...nothing },
  ],
  ["a number nobody has", 200, { valid: false, name: "---", address: "---" }, { outcome: "invalid" }],
  ["a number that cannot be one", 400, failed("INVALID_INPUT"), { outcome: "invalid" }],
  [
    "a state that is away",
    200,
    failed("MS_UNAVAILABLE"),
    { outcome: "unreachable", reason: "MS_UNAVAILABLE" },
  ],
  [
    "a state that is away, the older way of saying it",
    200,
    { valid: false, userError: "MS_MAX_CONCURRENT_REQ" },
    { outcome: "unreachable", reason: "MS_MAX_CONCURRENT_REQ" },
  ],
  ["a word that is none", 200, failed("<b>no</b>"), { outcome: "unreachable", reason: "UNKNOWN" }],
  ["a broken server", 503, "no JSON", { outcome: "unreachable", reason: "503" }],
  ["an answer without a word", 200, {}, { outcome: "unreachable", reason: "200" }],
])("reads %s", (_title, status, body, answer) => {
  expect(readVatAnswer(status, body)).toEqual(answer);
});
