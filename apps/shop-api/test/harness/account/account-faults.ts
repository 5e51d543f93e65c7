import type { ErrorCode } from "@hearth/contract";
import type { Attempts } from "../../../src/platform/attempts/attempts.ts";
import { address, PASSWORD } from "./account.ts";
import * as id from "../content/catalogue-ids.ts";
import { asCustomer, insertAccount, waitingOf } from "./given-account.ts";
import { byOperation, type Spoil, unknownThing, withBody } from "../content/spoil.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

const anonymous = ({ given: _nobody, ...valid }: ApiRequest): ApiRequest => valid;
const business = { accountType: "business", company: "Brenner GmbH" };
const long = "x".repeat(300);

/** How the refusals of accounts are provoked. */
export const accountFaults = (attempts: () => Attempts): Partial<Record<ErrorCode, Spoil>> => ({
  "VIOLATION::INVALID_TYPE_ERROR": (valid, { input }) =>
    withBody({ [Object.keys(input.properties)[0] ?? ""]: { not: "a text" } })(valid),
  "VIOLATION::IS_BLANK_ERROR": byOperation(
    {
      register: withBody({ firstName: " " }),
      changeProfile: withBody({ firstName: "" }),
      sendRecoveryMail: withBody({ email: "" }),
      getCustomerRecoveryIsExpired: withBody({ hash: "" }),
      confirmEmailChange: withBody({ hash: "" }),
      recoveryPassword: withBody({ hash: "" }),
    },
    withBody({ password: "" }),
  ),
  "VIOLATION::TOO_SHORT_ERROR": byOperation(
    { register: withBody({ password: "short" }) },
    withBody({ newPassword: "short", newPasswordConfirm: "short" }),
  ),
  "VIOLATION::PASSWORD_TOO_COMMON": byOperation(
    { register: withBody({ password: "password" }) },
    withBody({ newPassword: "12345678", newPasswordConfirm: "12345678" }),
  ),
  "VIOLATION::TOO_LONG_ERROR": byOperation(
    {
      changeProfile: withBody({ firstName: long }),
      sendRecoveryMail: withBody({ email: `${long}@example.com` }),
      recoveryPassword: withBody({ newPassword: long, newPasswordConfirm: long }),
    },
    withBody({ password: long }),
  ),
  "VIOLATION::INVALID_FORMAT_ERROR": byOperation(
    {
      getCustomerRecoveryIsExpired: withBody({ hash: "short" }),
      confirmEmailChange: withBody({ hash: "short" }),
      recoveryPassword: withBody({ hash: "short" }),
    },
    withBody({ birthdayDay: 31, birthdayMonth: 2, birthdayYear: 1990 }),
  ),
  "VIOLATION::INVALID_EMAIL_FORMAT_ERROR": byOperation(
    { loginCustomer: withBody({ username: "no address" }) },
    (valid) =>
      withBody({
        email: "no address",
        ...("emailConfirmation" in (valid.body ?? {}) && { emailConfirmation: "no address" }),
      })(valid),
  ),
  "VIOLATION::NO_SUCH_CHOICE_ERROR": byOperation(
    {
      changeProfile: withBody({ accountType: "club" }),
      requestCustomerGroup: (valid) => ({ ...valid, given: asCustomer() }),
    },
    withBody({ storefrontUrl: "http://evil.example" }),
  ),
  "VIOLATION::NOT_EQUAL_ERROR": byOperation(
    {
      changeEmail: withBody({ emailConfirmation: "other@example.com" }),
      registerConfirm: withBody({ em: "0".repeat(40) }),
    },
    withBody({ newPasswordConfirm: "something else" }),
  ),
  "VIOLATION::VAT_ID_FORMAT_NOT_CORRECT": withBody({ ...business, vatIds: ["DE1"] }),
  "VIOLATION::ZIP_CODE_INVALID": withBody({ billingAddress: address({ zipcode: "1" }) }),
  "VIOLATION::ENTITY_DOES_NOT_EXISTS": byOperation(
    {
      updateContext: withBody({ currencyId: id.unknownId }),
      changeLanguage: withBody({ languageId: id.unknownId }),
    },
    withBody({ salutationId: id.unknownId }),
  ),
  "VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT": withBody({ password: "wrong password" }),
  "VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE": (valid) => ({
    ...valid,
    async given(sql) {
      const headers = await valid.given?.(sql);
      await insertAccount(sql, { email: "moved@example.com" });
      return headers ?? {};
    },
  }),
  CHECKOUT__CUSTOMER_NOT_LOGGED_IN: byOperation(
    { updateContext: withBody({ billingAddressId: id.unknownId }) },
    anonymous,
  ),
  CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS: withBody({ password: "wrong password" }),
  CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED: (valid) => ({ ...valid, given: waitingOf("login@example.com") }),
  CHECKOUT__CUSTOMER_AUTH_THROTTLED: async (valid, { operationId }) => {
    const guess = async (who: { account: string; device?: string }) => {
      for (let n = 0; n < 10; n++) await attempts().take("login", { address: `192.0.2.${n}`, ...who });
    };
    if (operationId === "loginCustomer") {
      const account = "throttled-login@example.com";
      await guess({ account });
      return { body: { username: account, password: PASSWORD } };
    }
    const account = `${operationId}@example.com`;
    return {
      ...valid,
      async given(sql) {
        const headers = await asCustomer(account)(sql);
        const [session] = await sql<{ id: string }[]>`
          select s.id from customer_session s join customer c on c.id = s.customer_id where c.email = ${account}`;
        await guess({ account, device: `session ${session?.id}` });
        return headers;
      },
    };
  },
  CHECKOUT__NO_HASH_PROVIDED: withBody({ hash: undefined }),
  CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH: withBody({ hash: "0".repeat(32) }),
  CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED: (valid) => ({
    ...valid,
    given: waitingOf("waiting@example.com", true),
  }),
  CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED: withBody({ hash: "0".repeat(32) }),
  HEARTH__EMAIL_CHANGE_EXPIRED: withBody({ hash: "0".repeat(32) }),
  CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND: unknownThing,
  CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND: unknownThing,
  HEARTH__SOCIAL_LOGIN_REFUSED: ({ headers: _unproven, ...valid }) => valid,
  HEARTH__SOCIAL_EMAIL_NEEDS_PROOF: withBody({ subject: "unknown", emailVerified: false }),
});
