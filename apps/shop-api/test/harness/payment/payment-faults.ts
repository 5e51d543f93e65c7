import type { ErrorCode } from "@hearth/contract";
import { orderBy } from "./payment-requests.ts";
import * as id from "../content/catalogue-ids.ts";
import type { TestSandbox } from "./payment-sandbox.ts";
import { byOperation, type Spoil, withBody } from "../content/spoil.ts";
import type { ApiRequest } from "../content/valid-requests.ts";

type Faults = Partial<Record<ErrorCode, Spoil>>;

const givenBy =
  (given: NonNullable<ApiRequest["given"]>): Spoil =>
  (valid) => ({ ...valid, given });

const expensive = { type: "product", id: "my line", referencedId: id.product("module-white"), quantity: 51 };

/** How the refusals of payments are provoked, on top of those of others. */
export function paymentFaults(sandbox: () => TestSandbox, others: Faults): Faults {
  const away =
    (path: string, spoil: Spoil): Spoil =>
    (valid, endpoint) => {
      sandbox().control.failNext({ when: "before", path });
      return spoil(valid, endpoint);
    };
  const own: Partial<Record<ErrorCode, Readonly<Record<string, Spoil>>>> = {
    CHECKOUT__INVALID_ORDER_ID: { handlePaymentMethod: withBody({ orderId: id.unknownId }) },
    CHECKOUT__UNKNOWN_PAYMENT_METHOD: {
      handlePaymentMethod: givenBy(async (sql) => {
        const headers = await orderBy("sepa")(sql);
        await sql`update payment_method set active = false where id = ${id.paymentMethod("sepa")}`;
        return headers;
      }),
      startExpressPayment: (valid) => ({ ...valid, inCart: [expensive] }),
    },
    CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED: {
      handlePaymentMethod: away("/v1/checkout/sessions", givenBy(orderBy("card"))),
      startExpressPayment: away("/v2/checkout/orders", (valid) => valid),
    },
    CHECKOUT__INVALID_PAYMENT_TOKEN: {
      finalizePayment: withBody({ paymentToken: "not.ours" }),
      readExpressPayment: withBody({ id: "of nobody" }),
    },
    CHECKOUT__CART_EMPTY: { startExpressPayment: ({ inCart: _nothing, ...valid }) => valid },
  };
  const all = Object.entries(own).map(([code, spoils]) => [
    code,
    byOperation(spoils, others[code as ErrorCode]),
  ]);
  return { ...others, ...(Object.fromEntries(all) as Faults) };
}
