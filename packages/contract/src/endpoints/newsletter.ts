import Type from "typebox";
import { text } from "../request/account-input.ts";
import { visitorEndpoint } from "../endpoint.ts";
import { formLimit } from "../form/form-limit.ts";
import {
  BAD_EMAIL,
  BAD_FORMAT,
  BLANK,
  formErrors,
  formInput,
  NO_CHOICE,
  NOT_EQUAL,
  TOO_LONG,
  UNKNOWN_ENTITY,
} from "./form-errors.ts";
import { badParameter } from "./shared-errors.ts";

const throttled = { status: 429, code: "CONTENT__NEWSLETTER_RECIPIENT_THROTTLED" } as const;
const noContent = { answers: { 204: null } } as const;

/** None of them tells whether an address is known: that would need the secret of a mail. */
export const newsletterEndpoints = {
  subscribeToNewsletter: visitorEndpoint({
    ...formInput,
    ...noContent,
    operationId: "subscribeToNewsletter",
    path: "/newsletter/subscribe",
    summary: "Ask for the newsletter; a mail with a link goes out",
    input: Type.Object({
      email: text(),
      option: text("subscribe, direct, confirmSubscribe or unsubscribe"),
      storefrontUrl: text("a domain of the sales channel"),
      salutationId: text(),
      title: text(),
      firstName: text(),
      lastName: text(),
      street: text(),
      zipCode: text(),
      city: text(),
      languageId: text(),
      customFields: Type.Optional(Type.Unknown({ description: "fields not released are dropped" })),
    }),
    errors: [...formErrors(BLANK, TOO_LONG, BAD_FORMAT, BAD_EMAIL, NO_CHOICE, UNKNOWN_ENTITY), throttled],
  }),
  confirmNewsletter: visitorEndpoint({
    ...formInput,
    ...noContent,
    operationId: "confirmNewsletter",
    path: "/newsletter/confirm",
    summary: "Confirm by the link of the mail; NOT_EQUAL at /status: confirmed before",
    input: Type.Object({ hash: text(), em: text("SHA-1 of the e-mail address") }),
    errors: [...formErrors(NOT_EQUAL), { status: 400, code: "CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND" }],
  }),
  unsubscribeToNewsletter: visitorEndpoint({
    ...noContent,
    operationId: "unsubscribeToNewsletter",
    path: "/newsletter/unsubscribe",
    summary:
      "No more newsletters: at once for the customer's own address, else by the link of a mail; an unknown address is answered the same",
    input: Type.Object({ email: Type.String({ maxLength: formLimit.email }) }),
    required: ["email"],
    badInput: "CONTENT__MISSING_EMAIL_PARAMETER",
    errors: [badParameter, { status: 400, code: "CONTENT__MISSING_EMAIL_PARAMETER" }, throttled],
  }),
  leaveNewsletter: visitorEndpoint({
    ...formInput,
    ...noContent,
    operationId: "leaveNewsletter",
    path: "/hearth/newsletter/leave",
    summary: "Ours: no more newsletters, by the sealed link of a mail",
    input: Type.Object({ recipient: text("as in the link"), seal: text("as in the link") }),
    errors: [...formErrors(), { status: 400, code: "CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND" }],
  }),
} as const;
