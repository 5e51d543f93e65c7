import type { ErrorCode } from "@hearth/contract";
import type { Attempts } from "../../../src/platform/attempts/attempts.ts";
import { newEmail } from "../account/account.ts";
import * as id from "../content/catalogue-ids.ts";
import { checkoutRequests, withCart } from "./checkout-requests.ts";
import { asGuest } from "../account/given-account.ts";
import { byOperation, type Spoil, withBody } from "../content/spoil.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

type Faults = Partial<Record<ErrorCode, Spoil>>;

const givenBy =
  (given: NonNullable<ApiRequest["given"]>): Spoil =>
  (valid) => ({ ...valid, given });
const freight = { contactName: "Ada", phoneNumber: "+4969123456", access: "truck", timeWindow: "any" };
const invoice = { phoneNumber: "+4969123456", birthdayDay: 7, birthdayMonth: 5, birthdayYear: 1980 };

/** The order is there, and something was done to it. */
const afterwards =
  (change: string): Spoil =>
  (valid) => ({
    ...valid,
    async prepare(api) {
      const { orderSetPayment } = checkoutRequests;
      const made = await orderSetPayment.prepare(api);
      await api.sql.unsafe(change, [String(made.body["orderId"])]);
      return made;
    },
  });

/** The order is there, but its goods were left for those who pay at once. */
const leftOnTheShelf = afterwards(`insert into unpaid_goods (order_id, product_id, quantity, is_held)
  select order_id, product_id, 1000000, false from order_line where order_id = $1
  on conflict (order_id, product_id) do update set quantity = excluded.quantity, is_held = false`);

const nobody =
  (body: object): Spoil =>
  () => ({ body });

/** How the refusals of orders are provoked, on top of those of others. */
export function checkoutFaults(attempts: () => Attempts, others: Faults): Faults {
  const throttled: Spoil = async (valid) => {
    const email = newEmail();
    for (let guess = 0; guess < 10; guess++)
      await attempts().take("order", { address: `192.0.2.${guess}`, account: email });
    return withBody({ email })(valid);
  };
  const suspect: Spoil = async (valid) => {
    const address = "192.0.2.99";
    await attempts().takeEach([{ area: "order-suspect", kind: "address", value: address, mostPerHour: 1 }]);
    return { ...valid, headers: { ...valid.headers, "x-forwarded-for": address } };
  };
  const own: Partial<Record<ErrorCode, Readonly<Record<string, Spoil>>>> = {
    CHECKOUT__CUSTOMER_NOT_LOGGED_IN: {
      readOrder: nobody({}),
      orderSetPayment: nobody({ orderId: id.unknownId, paymentMethodId: id.unknownId }),
      cancelOrder: nobody({ orderId: id.unknownId }),
      orderDownloadFile: ({ params = {} }) => ({ params }),
    },
    CHECKOUT__CART_EMPTY: { createOrder: givenBy(asGuest) },
    CHECKOUT__CART_INVALID: { createOrder: givenBy(withCart({ productId: id.unknownId })) },
    CHECKOUT__UNKNOWN_PAYMENT_METHOD: {
      createOrder: givenBy(withCart({ quantity: 300, paymentMethodId: id.paymentMethod("invoice") })),
    },
    HEARTH__PAY_AT_ONCE: {
      createOrder: givenBy(withCart({ productId: id.product("thermostat"), quantity: 50 })),
      orderSetPayment: leftOnTheShelf,
    },
    HEARTH__CHALLENGE: { createOrder: suspect },
    CHECKOUT__CART_HASH_MISMATCH: { createOrder: withBody({ hash: "of another cart" }) },
    "VIOLATION::IS_BLANK_ERROR": {
      createOrder: withBody({ freight: { ...freight, contactName: "" } }),
      orderSetPayment: withBody({ ...invoice, phoneNumber: "" }),
    },
    "VIOLATION::TOO_LONG_ERROR": {
      createOrder: withBody({ affiliateCode: "x".repeat(300) }),
      orderSetPayment: withBody({ ...invoice, phoneNumber: "1".repeat(300) }),
    },
    "VIOLATION::INVALID_FORMAT_ERROR": {
      createOrder: withBody({ affiliateCode: "two\nlines" }),
      orderSetPayment: withBody({ ...invoice, birthdayDay: 32 }),
    },
    "VIOLATION::NO_SUCH_CHOICE_ERROR": { createOrder: withBody({ freight: { ...freight, access: "boat" } }) },
    CHECKOUT__GUEST_NOT_AUTHENTICATED: { readOrder: withBody({ email: undefined }) },
    CHECKOUT__GUEST_WRONG_CREDENTIALS: {
      readOrder: withBody({ zipcode: "10115" }),
      findOrder: withBody({ zipcode: "10115" }),
    },
    FRAMEWORK__RATE_LIMIT_EXCEEDED: { readOrder: throttled, findOrder: throttled },
    FRAMEWORK__UNMAPPED_FIELD: {
      readOrder: () => ({ body: { filter: { nonsense: 1 } }, given: asGuest }),
    },
    CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE: {
      orderSetPayment: afterwards("update order_transaction set state = 'paid' where order_id = $1"),
    },
    CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE: {
      orderSetPayment: withBody({ paymentMethodId: id.unknownId }),
    },
    FRAMEWORK__ENTITY_NOT_FOUND: { orderSetPayment: withBody({ orderId: id.unknownId }) },
    CHECKOUT__ORDER_ORDER_NOT_FOUND: { cancelOrder: withBody({ orderId: id.unknownId }) },
    SYSTEM__ILLEGAL_STATE_TRANSITION: {
      cancelOrder: afterwards("update order_delivery set state = 'shipped' where order_id = $1"),
    },
  };
  const all = Object.entries(own).map(([code, spoils]) => [
    code,
    byOperation(spoils, others[code as ErrorCode]),
  ]);
  return { ...others, ...(Object.fromEntries(all) as Faults) };
}
