import { createTranslateError, loadMessages } from "@hearth/i18n";
import { expect, it } from "vitest";
import { problemText } from "./form-problem.ts";
import type { FormProblem } from "./form-problem.ts";

/* Words that the product's requirements give literally, and where they come from. */
const german = createTranslateError(await loadMessages("de-DE"));
const english = createTranslateError(await loadMessages("en-GB"));
const about = (problem: Partial<FormProblem>): FormProblem => ({ code: null, field: null, ...problem });

it("what may not be empty [209]", () => {
  const blank = about({ code: "VIOLATION::IS_BLANK_ERROR" });
  expect(problemText(blank, german)).toBe("Oops, das darf nicht leer bleiben!");
  expect(problemText(blank, english)).toBe("Value is required");
});

it("what is no e-mail address [210]", () => {
  const invalid = about({ code: "VIOLATION::INVALID_EMAIL_FORMAT_ERROR" });
  expect(problemText(invalid, english)).toBe("Value is not a valid email address");
});

it("passwords that differ [212]", () => {
  const differing = about({ code: "VIOLATION::NOT_EQUAL_ERROR", field: "newPasswordConfirm" });
  expect(problemText(differing, german)).toBe("Die Passwörter stimmen nicht überein");
});

it("too many requests, with the seconds to wait [302]", () => {
  const throttled = about({ code: "CHECKOUT__CUSTOMER_AUTH_THROTTLED", parameters: { seconds: 30 } });
  expect(problemText(throttled, english)).toBe("Too many requests. Please wait 30 seconds");
});

it("a customer nobody knows [306]", () => {
  for (const code of ["CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS", "CHECKOUT__CUSTOMER_NOT_FOUND"])
    expect(problemText(about({ code, detail: "No customer" }), english)).toBe(
      "Invalid username and/or password",
    );
});

it("a link that is too old [311]", () => {
  const expired = about({ code: "CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED" });
  expect(problemText(expired, german)).toBe(
    "Dein Link zum Wiederherstellen des Passwortes ist nicht gültig!",
  );
});

it("the text of a code comes first, with its parameters [312]", () => {
  const parameters = { "{{ limit }}": "8" };
  const short = about({ code: "VIOLATION::TOO_SHORT_ERROR", detail: "This value is too short.", parameters });
  expect(problemText(short, english)).toBe("Please enter at least 8 characters");
});

it("then that of a sign-in, then the detail, then the word that there is none [313]", () => {
  expect(problemText(about({ code: "PLUGIN__ODD", detail: "Odd" }), english)).toBe("Odd");
  expect(problemText(about({}), english)).toBe("No details provided");
  expect(problemText(about({ code: "default" }), english)).toBe("Unfortunately, something went wrong");
});
