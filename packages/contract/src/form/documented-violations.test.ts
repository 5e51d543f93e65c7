import fc from "fast-check";
import { expect, it } from "vitest";
import type { Endpoint } from "../endpoint.ts";
import { endpoints, type OperationId } from "../endpoints/index.ts";
import { ApiFailure } from "../error/api-failure.ts";
import { accepted } from "./accepted.ts";
import { checkAddress } from "./account/address.ts";
import { checkChangeEmail, checkChangePassword } from "./account/change-credentials.ts";
import type { Checked } from "./checked.ts";
import { checkContact } from "./message/contact.ts";
import { address, germany, registration, rules } from "./form.fixture.ts";
import { checkLinkSecret } from "./field/link-secret.ts";
import { checkLogin } from "./account/login.ts";
import { checkNewsletter } from "./message/newsletter.ts";
import { checkProfile } from "./account/profile.ts";
import { checkRecoveryPassword, checkRecoveryRequest } from "./account/recovery.ts";
import { checkRegister } from "./account/register.ts";
import { checkReview } from "./message/review.ts";
import { checkWithdrawal } from "./message/withdrawal.ts";

interface Form {
  readonly check: (input: unknown) => Checked<unknown>;
  readonly valid: Readonly<Record<string, unknown>>;
}

const hash = "a1B2".repeat(8);
const twice = { newPassword: "new secret", newPasswordConfirm: "new secret" };
const addressForm: Form = { check: (input) => checkAddress(input, rules), valid: address };
const known = { ...rules, accountType: "private", billingCountry: germany, languageIds: [] } as const;

const forms: Partial<Record<OperationId, Form>> = {
  loginCustomer: { check: checkLogin, valid: { username: "a@b.de", password: "x" } },
  register: {
    check: (input) => checkRegister(input, rules),
    valid: { ...registration, accountType: "business", company: "Kern AG" },
  },
  changeProfile: {
    check: (input) => checkProfile(input, known),
    valid: { firstName: "Erika", lastName: "Muster", accountType: "business", company: "Kern AG" },
  },
  changeEmail: {
    check: checkChangeEmail,
    valid: { email: "a@b.de", emailConfirmation: "a@b.de", password: "x" },
  },
  changePassword: { check: checkChangePassword, valid: { password: "x", ...twice } },
  sendRecoveryMail: {
    check: (input) => checkRecoveryRequest(input, rules),
    valid: { email: "a@b.de", storefrontUrl: registration.storefrontUrl },
  },
  getCustomerRecoveryIsExpired: { check: checkLinkSecret, valid: { hash } },
  confirmEmailChange: { check: checkLinkSecret, valid: { hash } },
  recoveryPassword: { check: checkRecoveryPassword, valid: { hash, ...twice } },
  createCustomerAddress: addressForm,
  updateCustomerAddress: addressForm,
  subscribeToNewsletter: {
    check: (input) => checkNewsletter(input, known),
    valid: { email: "a@b.de", option: "subscribe", storefrontUrl: registration.storefrontUrl },
  },
  sendContactMail: {
    check: (input) => checkContact(input, { ...rules, locale: "de-DE" }),
    valid: { email: "a@b.de", subject: "Pumpe", comment: "Wann?" },
  },
  declareWithdrawal: {
    check: checkWithdrawal,
    valid: { name: "Ada Brenner", contract: "10001", email: "a@b.de" },
  },
  saveProductReview: {
    check: checkReview,
    valid: { title: "Leise", content: "x".repeat(40), points: 5 },
  },
};
const table = Object.entries(forms).map(([operation, form]) => {
  const endpoint: Endpoint = endpoints[operation as OperationId];
  return [operation, { ...form, endpoint }] as const;
});

/** Only the server can know these. */
const knownToServer = [
  "VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE",
  "VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT",
  "VIOLATION::PASSWORD_TOO_COMMON",
  "VIOLATION::ENTITY_EXISTS",
];

const spoilt: readonly unknown[] = [
  undefined,
  "ab",
  "a\nb",
  "x".repeat(6000),
  "c@b.de",
  "other secret",
  0,
  9,
  false,
  ["x"],
  { ...address, zipcode: "1" },
];

it.each(table)(
  "%s finds exactly the violations its endpoint documents",
  (_operation, { check, valid, endpoint }) => {
    expect(check(valid)).toMatchObject({ ok: true });
    const inputs = Object.keys(endpoint.input.properties).flatMap((name) =>
      spoilt.map((value) => ({ ...valid, [name]: value })),
    );
    const codes = inputs.map(check).flatMap((checked) => (checked.ok ? [] : checked.violations));
    const documented = endpoint.errors
      .map(({ code }) => code)
      .filter((code) => code.startsWith("VIOLATION::"));
    // A value of the wrong kind may stop earlier, at the schema.
    const isForm = (code: string) =>
      code !== "VIOLATION::INVALID_TYPE_ERROR" && !knownToServer.includes(code);
    expect([...new Set(codes.map(({ code }) => code))].filter(isForm).toSorted()).toEqual(
      documented.filter(isForm).toSorted(),
    );
  },
);

it("takes any JSON in any field without breaking", () => {
  const sent = fc
    .constantFrom(...table)
    .chain(([, form]) =>
      fc.tuple(
        fc.constant(form),
        fc.constantFrom(...Object.keys(form.endpoint.input.properties)),
        fc.jsonValue(),
      ),
    );
  fc.assert(
    fc.property(sent, ([{ check, valid }, name, value]) => {
      expect(check({ ...valid, [name]: value })).toHaveProperty("ok");
    }),
    { numRuns: 1000 },
  );
});

it("becomes the answer 400 with all violations", () => {
  const answer = () => accepted(checkLogin({ username: "a@b.de", password: "x".repeat(200) }));
  expect(answer).toThrow(ApiFailure);
  expect(answer).toThrow(
    expect.objectContaining({
      status: 400,
      errors: [
        {
          status: "400",
          code: "VIOLATION::TOO_LONG_ERROR",
          title: "Constraint violation error",
          detail: "",
          source: { pointer: "/password" },
          meta: { parameters: { "{{ limit }}": "128" } },
        },
      ],
    }),
  );
  expect(accepted(checkLogin({ username: "a@b.de", password: "x" }))).toEqual({
    username: "a@b.de",
    password: "x",
  });
});
