import type { Step } from "../../../../../tools/src/payment/steps.ts";
import type { StateOf } from "@hearth/rules";
import { eventually } from "../eventually.ts";
import { type GivenOrder, insertOrder, type OrderToInsert } from "../order/given-order.ts";
import type { TestShop } from "../test-shop.ts";

export const finishUrl = "http://shop.example/checkout/success/x/paid";
export const errorUrl = "http://shop.example/checkout/success/x/unpaid";

interface Redirect {
  redirectUrl: string | null;
}

export interface Transaction {
  id: string;
  state: StateOf<"transaction">;
  captured_cents: number;
  refunded_cents: number;
  provider_reference: string | null;
  details: { start?: { attempt: number; redirectUrl: string | null } };
}

let lastAddress = 0;

/** Somebody with an order who pays it, each from a network of their own. */
export async function newPayer(shop: TestShop, given: OrderToInsert) {
  const order = await insertOrder(shop.sql, given);
  return payerOf(shop, order);
}

export type Payer = ReturnType<typeof payerOf>;

export function payerOf(shop: TestShop, order: GivenOrder) {
  lastAddress += 1;
  const address = `10.${lastAddress >> 16}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
  const headers = { "sw-context-token": order.token, "x-forwarded-for": address };

  const transactions = () =>
    shop.sql<
      Transaction[]
    >`select * from order_transaction where order_id = ${order.id} order by created_at, id`;

  async function transaction(id = order.transactionId): Promise<Transaction> {
    const found = (await transactions()).find((each) => each.id === id);
    if (!found) throw new Error("no such transaction");
    return found;
  }

  const tryPay = (body: object = {}) =>
    shop.api.post<Redirect>("/handle-payment", { orderId: order.id, finishUrl, errorUrl, ...body }, headers);

  async function reference(id?: string): Promise<string> {
    const found = (await transaction(id)).provider_reference;
    if (found === null) throw new Error("nothing was begun");
    return found;
  }

  return {
    order,
    headers,
    transactions,
    transaction,
    tryPay,
    reference,
    /** The address of the provider's page. */
    pay: async (body?: object) => (await tryPay(body)).body.redirectUrl,
    state: async (id?: string) => (await transaction(id)).state,
    /** Does what the shopper would do on the provider's page. */
    act: async (step: Step, id?: string) => shop.sandbox.control.act(await reference(id), step),
    /** The browser comes back: where it is sent. */
    async comeBack({ cancelled = false, token }: { cancelled?: boolean; token?: string } = {}) {
      const paymentToken = token ?? tokenOf(shop, await reference());
      const { body } = await shop.api.post<Redirect>(
        "/hearth/payment/finalize",
        { paymentToken, cancelled },
        headers,
      );
      return body.redirectUrl;
    },
    /** States of its history, in order. */
    async history(id = order.transactionId) {
      const rows = await shop.sql<{ to_state: string }[]>`
        select to_state from order_state_history where entity_id = ${id} order by id`;
      return rows.map(({ to_state }) => to_state);
    },
    until: (state: StateOf<"transaction">, id?: string) =>
      eventually(async () => {
        const now = (await transaction(id)).state;
        if (now !== state) throw new Error(`it is ${now}, not ${state}`);
      }, 10_000),
    /** What the provider holds of this shopper's money. */
    async kept(): Promise<number> {
      const references = (await transactions()).map((each) => each.provider_reference);
      return shop.sandbox.control
        .payments()
        .filter((payment) => references.includes(payment.reference))
        .reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0);
    },
  };
}

/** The token in the return address the provider was told. */
export function tokenOf(shop: TestShop, reference: string): string {
  const payment = shop.sandbox.control.payments().find((each) => each.reference === reference);
  return new URL(payment?.returnUrl ?? "").searchParams.get("_sw_payment_token") ?? "";
}
