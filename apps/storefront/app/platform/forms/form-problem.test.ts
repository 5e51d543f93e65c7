import {
  accountErrorCodes,
  foreignErrorCodes,
  orderErrorCodes,
  paymentReturnCodes,
  violationCodes,
  violationDetailCodes,
} from "@hearth/contract";
import { createTranslateError, loadMessages, locales } from "@hearth/i18n";
import { describe, expect, it } from "vitest";
import { problemOfApiError, problemOfViolation, problemText } from "./form-problem.ts";
import type { FormProblem } from "./form-problem.ts";

const german = createTranslateError(await loadMessages("de-DE"));
const english = createTranslateError(await loadMessages("en-GB"));

const about = (problem: Partial<FormProblem>): FormProblem => ({ code: null, field: null, ...problem });

it.each([
  [
    "required",
    about({ code: "VIOLATION::IS_BLANK_ERROR" }),
    "Oops, das darf nicht leer bleiben!",
    "Value is required",
  ],
  [
    "a blank field of an address",
    about({ code: "VIOLATION::IS_BLANK_ERROR", detail: "VIOLATION::STREET_IS_BLANK_ERROR" }),
    "Oops, das darf nicht leer bleiben!",
    "Value is required",
  ],
  [
    "a box nobody ticked",
    about({ code: "VIOLATION::IS_BLANK_ERROR", field: "terms" }),
    "Bitte setzen Sie hier das Häkchen, damit es weitergeht",
    "Please tick this box to continue",
  ],
  [
    "none of several ways",
    about({ code: "VIOLATION::IS_BLANK_ERROR", field: "freight.access" }),
    "Bitte wählen Sie eine der Möglichkeiten",
    "Please choose one of the options",
  ],
  [
    "an e-mail address",
    about({ code: "VIOLATION::INVALID_EMAIL_FORMAT_ERROR" }),
    "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    "Value is not a valid email address",
  ],
  [
    "passwords that differ",
    about({ code: "VIOLATION::NOT_EQUAL_ERROR", field: "newPasswordConfirm" }),
    "Die Passwörter stimmen nicht überein",
    "The passwords do not match",
  ],
  [
    "digits",
    about({ code: "VIOLATION::INVALID_TYPE_ERROR", detail: "VIOLATION::NOT_NUMERIC_ERROR" }),
    "Bitte geben Sie hier nur Ziffern ein",
    "Please enter digits only",
  ],
  [
    "a whole number",
    about({ code: "VIOLATION::INVALID_TYPE_ERROR", detail: "VIOLATION::NOT_AN_INTEGER_ERROR" }),
    "Bitte geben Sie eine ganze Zahl ein",
    "Please enter a whole number",
  ],
  [
    "a number between two",
    about({
      code: "VIOLATION::TOO_LOW_ERROR",
      detail: "VIOLATION::NOT_IN_RANGE_ERROR",
      parameters: { "{{ limit }}": "1", "{{ min }}": "1", "{{ max }}": "5" },
    }),
    "Der Wert muss zwischen 1 und 5 liegen",
    "The value must be between 1 and 5",
  ],
  [
    "a smallest value",
    about({ code: "VIOLATION::TOO_LOW_ERROR", parameters: { "{{ limit }}": "3" } }),
    "Der Wert muss mindestens 3 sein",
    "The value must be at least 3",
  ],
  [
    "a value of a violation",
    about({ code: "VIOLATION::TOO_SHORT_ERROR", parameters: { "{{ limit }}": "8" } }),
    "Bitte geben Sie mindestens 8 Zeichen ein",
    "Please enter at least 8 characters",
  ],
  [
    "too many attempts",
    about({ code: "CHECKOUT__CUSTOMER_AUTH_THROTTLED", parameters: { seconds: 30 } }),
    "Zu viele Anfragen. Bitte warten Sie 30 Sekunden",
    "Too many requests. Please wait 30 seconds",
  ],
  [
    "a wrong password",
    about({ code: "CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS" }),
    "Benutzername und/oder Passwort ungültig",
    "Invalid username and/or password",
  ],
  [
    "an unknown customer of another shop",
    about({ code: "CHECKOUT__CUSTOMER_NOT_FOUND", detail: "No customer for a@b.de" }),
    "Benutzername und/oder Passwort ungültig",
    "Invalid username and/or password",
  ],
  [
    "an old recovery link",
    about({ code: "CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED" }),
    "Dein Link zum Wiederherstellen des Passwortes ist nicht gültig!",
    "Your link to reset the password is not valid!",
  ],
  ["an unknown code with a detail", about({ code: "PLUGIN__ODD", detail: "Odd" }), "Odd", "Odd"],
  ["nothing at all", about({}), "Keine weiteren Angaben", "No details provided"],
  [
    "the default",
    about({ code: "default" }),
    "Leider ist etwas schiefgegangen",
    "Unfortunately, something went wrong",
  ],
])("words for %s [209-213]", (_name, problem, inGerman, inEnglish) => {
  expect(problemText(problem, german)).toBe(inGerman);
  expect(problemText(problem, english)).toBe(inEnglish);
});

describe.each(locales)("in %s", (locale) => {
  it("every code a customer can meet has its text [213, 320, 321]", async () => {
    const translate = createTranslateError(await loadMessages(locale));
    const none = problemText(about({}), translate);
    const parameters = { limit: 1, min: 1, max: 5, seconds: 1, example: "0151 23456789" };
    for (const code of [
      ...accountErrorCodes,
      ...foreignErrorCodes,
      ...orderErrorCodes,
      ...paymentReturnCodes,
      ...violationCodes,
      ...violationDetailCodes,
    ]) {
      expect(problemText(about({ code, parameters }), translate), code).not.toBe(none);
    }
  });
});

it("reads violations and errors of the shop API alike", () => {
  const expected = { code: "VIOLATION::ZIP_CODE_INVALID", field: "billingAddress.zipcode" };
  const pointer = "/billingAddress/zipcode";
  expect(problemOfViolation({ code: "VIOLATION::ZIP_CODE_INVALID", pointer })).toMatchObject(expected);
  expect(
    problemOfApiError({ status: "400", title: "", code: "VIOLATION::ZIP_CODE_INVALID", source: { pointer } }),
  ).toMatchObject(expected);
});
