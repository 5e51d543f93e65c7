import Type from "typebox";
import { RegisterInputSchema, text } from "../request/account-input.ts";
import { visitorEndpoint } from "../endpoint.ts";
import { CustomerSchema } from "../entity/customer/customer.ts";
import { TokenAnswerSchema } from "../envelope.ts";
import { EMAIL_PATTERN } from "../form/field/email.ts";
import { formLimit } from "../form/form-limit.ts";
import { idSchema, type LanguageId } from "../schema/id.ts";
import {
  BAD_EMAIL,
  BAD_FORMAT,
  BAD_VAT_ID,
  BAD_ZIPCODE,
  BLANK,
  formErrors,
  formInput,
  NO_CHOICE,
  NOT_EQUAL,
  TOO_COMMON,
  TOO_LONG,
  TOO_SHORT,
  UNKNOWN_ENTITY,
} from "./form-errors.ts";
import { authThrottled, badParameter, missingParameter, notLoggedIn } from "./shared-errors.ts";

const GivenName = Type.String({ maxLength: formLimit.name, pattern: "^[^\\p{Cc}\\p{Cs}]*$" });

const SocialLogin = Type.Object({
  provider: Type.String({ pattern: "^[a-z0-9_-]{1,50}$" }),
  subject: Type.String({ minLength: 1, maxLength: 255, description: "who it is for the provider" }),
  email: Type.String({ maxLength: formLimit.email, pattern: EMAIL_PATTERN }),
  emailVerified: Type.Boolean(),
  firstName: Type.Optional(GivenName),
  lastName: Type.Optional(GivenName),
  languageId: Type.Optional(idSchema<LanguageId>()),
  link: Type.Optional(
    Type.Boolean({ description: "the signed-in customer has asked just now to be linked to this identity" }),
  ),
});

/** How a session gets and loses its customer. The new token is in the `sw-context-token` header. */
export const signInEndpoints = {
  loginCustomer: visitorEndpoint({
    ...formInput,
    operationId: "loginCustomer",
    path: "/account/login",
    summary: "Sign in; carts are merged",
    input: Type.Object({ username: text("e-mail address"), email: text("the same"), password: text() }),
    answers: { 200: TokenAnswerSchema },
    errors: [
      ...formErrors(BLANK, TOO_LONG, BAD_EMAIL),
      { status: 401, code: "CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS" },
      { status: 401, code: "CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED" },
      authThrottled,
    ],
  }),
  register: visitorEndpoint({
    ...formInput,
    operationId: "register",
    path: "/account/register",
    summary: "Make a customer or a guest; does not tell whether an address is known",
    input: RegisterInputSchema,
    answers: { 200: CustomerSchema },
    errors: formErrors(
      BLANK,
      TOO_SHORT,
      TOO_LONG,
      TOO_COMMON,
      BAD_FORMAT,
      BAD_EMAIL,
      NO_CHOICE,
      BAD_VAT_ID,
      BAD_ZIPCODE,
      UNKNOWN_ENTITY,
    ),
  }),
  registerConfirm: visitorEndpoint({
    ...formInput,
    operationId: "registerConfirm",
    path: "/account/register-confirm",
    summary: "Confirm a registration by the link of its mail and sign in",
    input: Type.Object({ hash: text(), em: text("SHA-1 of the e-mail address") }),
    answers: { 200: CustomerSchema },
    errors: [
      ...formErrors(NOT_EQUAL),
      { status: 404, code: "CHECKOUT__NO_HASH_PROVIDED" },
      { status: 404, code: "CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH" },
      { status: 412, code: "CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED" },
    ],
  }),
  logoutCustomer: visitorEndpoint({
    operationId: "logoutCustomer",
    path: "/account/logout",
    summary: "Sign out, guests too",
    login: "session",
    answers: { 200: TokenAnswerSchema },
    errors: [badParameter, notLoggedIn],
  }),
  socialLogin: visitorEndpoint({
    operationId: "socialLogin",
    path: "/hearth/account/social-login",
    summary: "Ours: sign in or link whom a provider has proven; with `link`, to the signed-in customer",
    serviceOnly: true,
    input: SocialLogin,
    required: ["provider", "subject", "email", "emailVerified"],
    answers: { 200: TokenAnswerSchema },
    errors: [
      badParameter,
      missingParameter,
      { status: 401, code: "HEARTH__SOCIAL_LOGIN_REFUSED" },
      { status: 409, code: "HEARTH__SOCIAL_EMAIL_NEEDS_PROOF" },
    ],
  }),
} as const;
