import type { OperationId } from "@hearth/contract";
import { address, newEmail, PASSWORD, registration } from "./account.ts";
import * as id from "../content/catalogue-ids.ts";
import {
  accountOf,
  asCompany,
  asCustomer,
  asGuest,
  EMAIL_CHANGE_SECRET,
  emailChangeOf,
  RECOVERY_SECRET,
  recoveryOf,
  waitingOf,
  waitingProof,
} from "./given-account.ts";
import { serviceKey } from "../test-config.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

const NEW_PASSWORD = "ein neues Kennwort";

/** Requests about accounts that the test shop answers with success. */
export const accountRequests = {
  loginCustomer: {
    body: { username: "login@example.com", password: PASSWORD },
    given: accountOf("login@example.com"),
  },
  register: { body: registration("register@example.com", { email: newEmail(), billingAddress: address() }) },
  registerConfirm: { body: waitingProof("waiting@example.com"), given: waitingOf("waiting@example.com") },
  logoutCustomer: { given: asGuest },
  readCustomer: { body: { associations: { salutation: {} } }, given: asGuest },
  deleteCustomer: { given: asCustomer() },
  changeProfile: { body: { firstName: "Bea", lastName: "Kahl" }, given: asGuest },
  changeEmail: {
    body: { email: "changed@example.com", emailConfirmation: "changed@example.com", password: PASSWORD },
    given: asCustomer("changing@example.com"),
  },
  confirmEmailChange: {
    body: { hash: EMAIL_CHANGE_SECRET },
    given: emailChangeOf("moving@example.com", "moved@example.com"),
  },
  changePassword: {
    body: { password: PASSWORD, newPassword: NEW_PASSWORD, newPasswordConfirm: NEW_PASSWORD },
    given: asCustomer(),
  },
  changePaymentMethod: { params: { paymentMethodId: id.paymentMethod("invoice") }, given: asCustomer() },
  changeLanguage: { body: { languageId: id.language("en") }, given: asCustomer() },
  exportCustomer: { given: asCustomer() },
  readSessions: { given: asCustomer() },
  endSession: { params: { sessionId: id.unknownId }, given: asCustomer() },
  endOtherSessions: { given: asCustomer() },
  sendRecoveryMail: { body: { email: newEmail(), storefrontUrl: "http://shop.example" } },
  getCustomerRecoveryIsExpired: {
    body: { hash: RECOVERY_SECRET },
    given: recoveryOf("recovering@example.com"),
  },
  recoveryPassword: {
    body: { hash: RECOVERY_SECRET, newPassword: NEW_PASSWORD, newPasswordConfirm: NEW_PASSWORD },
    given: recoveryOf("recovering@example.com"),
  },
  getCustomerGroupRegistrationInfo: { params: { customerGroupId: id.customerGroup("trade") } },
  requestCustomerGroup: { params: { customerGroupId: id.customerGroup("trade") }, given: asCompany },
  socialLogin: {
    headers: { "x-hearth-service-key": serviceKey },
    body: { provider: "google", subject: "valid", email: "social@example.com", emailVerified: true },
  },
} satisfies Partial<Record<OperationId, ApiRequest>>;
