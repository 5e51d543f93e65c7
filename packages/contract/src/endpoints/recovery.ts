import Type from "typebox";
import { text } from "../request/account-input.ts";
import { visitorEndpoint } from "../endpoint.ts";
import { RecoveryStateSchema, SuccessSchema } from "../envelope.ts";
import {
  BAD_EMAIL,
  BAD_FORMAT,
  BLANK,
  formErrors,
  formInput,
  NO_CHOICE,
  NOT_EQUAL,
  TOO_COMMON,
  TOO_LONG,
  TOO_SHORT,
} from "./form-errors.ts";

const hash = text("32 characters from the link of the mail");

export const recoveryEndpoints = {
  sendRecoveryMail: visitorEndpoint({
    ...formInput,
    operationId: "sendRecoveryMail",
    path: "/account/recovery-password",
    summary: "Ask for a link to set a new password; does not tell whether the address is known",
    input: Type.Object({ email: text(), storefrontUrl: text("a domain of the sales channel") }),
    answers: { 200: SuccessSchema },
    errors: formErrors(BLANK, TOO_LONG, BAD_EMAIL, NO_CHOICE),
  }),
  getCustomerRecoveryIsExpired: visitorEndpoint({
    ...formInput,
    operationId: "getCustomerRecoveryIsExpired",
    path: "/account/customer-recovery-is-expired",
    summary: "Whether the link of a recovery mail is too old",
    input: Type.Object({ hash }),
    answers: { 200: RecoveryStateSchema },
    errors: [...formErrors(BLANK, BAD_FORMAT), { status: 404, code: "CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH" }],
  }),
  recoveryPassword: visitorEndpoint({
    ...formInput,
    operationId: "recoveryPassword",
    path: "/account/recovery-password-confirm",
    summary: "Set a new password by the link; all sessions of the customer end, nobody is signed in",
    input: Type.Object({ hash, newPassword: text(), newPasswordConfirm: text() }),
    answers: { 200: SuccessSchema },
    errors: [
      ...formErrors(BLANK, BAD_FORMAT, TOO_SHORT, TOO_LONG, TOO_COMMON, NOT_EQUAL),
      { status: 410, code: "CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED" },
    ],
  }),
} as const;
