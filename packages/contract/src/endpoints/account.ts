import Type from "typebox";
import { ProfileInputSchema, text } from "../request/account-input.ts";
import { idParam, visitorEndpoint } from "../endpoint.ts";
import { CustomerExportSchema } from "../entity/customer/customer-export.ts";
import { CustomerSchema } from "../entity/customer/customer.ts";
import { NewsletterRecipientSchema } from "../entity/customer/newsletter-recipient.ts";
import { SuccessSchema, TokenAnswerSchema } from "../envelope.ts";
import { idSchema, type LanguageId } from "../schema/id.ts";
import {
  BAD_EMAIL,
  BAD_FORMAT,
  BAD_VAT_ID,
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
import { associationErrors, authThrottled, badId, badParameter, notLoggedIn } from "./shared-errors.ts";

const success = { answers: { 200: SuccessSchema } } as const;
const wrongPassword = { status: 400, code: "VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT" } as const;

export const accountEndpoints = {
  readCustomer: visitorEndpoint({
    operationId: "readCustomer",
    path: "/account/customer",
    summary: "Who is signed in",
    login: "session",
    criteria: ["associations", "includes"],
    answers: { 200: CustomerSchema },
    errors: [...associationErrors, notLoggedIn],
  }),
  deleteCustomer: visitorEndpoint({
    operationId: "deleteCustomer",
    method: "DELETE",
    path: "/account/customer",
    summary: "Delete the customer with all that belongs to them",
    login: "session",
    answers: { 204: null },
    errors: [badParameter, notLoggedIn],
  }),
  changeProfile: visitorEndpoint({
    ...formInput,
    ...success,
    operationId: "changeProfile",
    path: "/account/change-profile",
    summary: "Change name, account type, company, VAT ids, birthday",
    login: "session",
    input: ProfileInputSchema,
    errors: [...formErrors(BLANK, TOO_LONG, BAD_FORMAT, NO_CHOICE, BAD_VAT_ID, UNKNOWN_ENTITY), notLoggedIn],
  }),
  changeEmail: visitorEndpoint({
    ...formInput,
    ...success,
    operationId: "changeEmail",
    path: "/account/change-email",
    summary:
      "Ask for another e-mail address; a link goes to it, and does not tell whether the address is known",
    login: "customer",
    input: Type.Object({ email: text(), emailConfirmation: text(), password: text("the current one") }),
    errors: [...formErrors(BLANK, TOO_LONG, BAD_EMAIL, NOT_EQUAL), wrongPassword, notLoggedIn, authThrottled],
  }),
  confirmEmailChange: visitorEndpoint({
    ...formInput,
    ...success,
    operationId: "confirmEmailChange",
    path: "/hearth/account/change-email-confirm",
    summary: "Ours: the link in the new mailbox was followed; its address is the account's from now on",
    input: Type.Object({ hash: text("32 characters from the link of the mail") }),
    errors: [
      ...formErrors(BLANK, BAD_FORMAT),
      { status: 400, code: "VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE" },
      { status: 410, code: "HEARTH__EMAIL_CHANGE_EXPIRED" },
    ],
  }),
  changePassword: visitorEndpoint({
    ...formInput,
    operationId: "changePassword",
    path: "/account/change-password",
    summary: "Change the password; every other session of the customer ends",
    login: "customer",
    input: Type.Object({
      password: text("the current one"),
      newPassword: text(),
      newPasswordConfirm: text(),
    }),
    answers: { 200: TokenAnswerSchema },
    errors: [
      ...formErrors(BLANK, TOO_SHORT, TOO_LONG, TOO_COMMON, NOT_EQUAL),
      wrongPassword,
      notLoggedIn,
      authThrottled,
    ],
  }),
  changePaymentMethod: visitorEndpoint({
    ...success,
    operationId: "changePaymentMethod",
    path: "/account/change-payment-method/{paymentMethodId}",
    summary: "Change the default payment method",
    login: "customer",
    pathParams: { paymentMethodId: idParam("Id of the payment method") },
    errors: [
      badId,
      badParameter,
      { status: 400, code: "CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND" },
      notLoggedIn,
    ],
  }),
  changeLanguage: visitorEndpoint({
    ...success,
    operationId: "changeLanguage",
    path: "/account/change-language",
    summary: "Change the language of mails",
    login: "customer",
    input: Type.Object({ languageId: idSchema<LanguageId>() }),
    required: ["languageId"],
    badInput: UNKNOWN_ENTITY,
    errors: [badParameter, { status: 400, code: UNKNOWN_ENTITY }, notLoggedIn],
  }),
  readNewsletterRecipient: visitorEndpoint({
    operationId: "readNewsletterRecipient",
    path: "/account/newsletter-recipient",
    summary: "Whether the customer gets the newsletter",
    login: "customer",
    answers: { 200: NewsletterRecipientSchema },
    errors: [badParameter, notLoggedIn],
  }),
  exportCustomer: visitorEndpoint({
    operationId: "exportCustomer",
    path: "/hearth/account/export",
    summary: "Ours: everything stored about the customer",
    login: "customer",
    answers: { 200: CustomerExportSchema },
    errors: [badParameter, notLoggedIn],
  }),
} as const;
