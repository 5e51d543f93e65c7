import type { PhoneCart, PhoneCustomer } from "@hearth/admin-contract";
import { address, newEmail } from "../account/account.ts";
import type { AdminClient } from "./admin-client.ts";
import * as id from "../content/catalogue-ids.ts";
import { newKey } from "./order-desk.ts";

/** Somebody without an account, as it is asked for on the telephone. */
export const guestForm = (more: object = {}) => ({
  email: newEmail(),
  locale: "de-DE",
  ...address(more),
});

export interface PhoneDesk {
  guest(more?: object): Promise<PhoneCustomer>;
  calculate(draft: object): Promise<PhoneCart>;
  /** What was calculated is what is ordered. */
  place(draft: object, more?: { key?: string; hash?: string }): ReturnType<AdminClient["ask"]>;
}

export const byTransfer = { paymentMethodId: id.paymentMethod("prepayment") };
export const wanted = (key: string, quantity = 1) => ({ productId: id.product(key), quantity });

export function phoneDeskOf(client: AdminClient): PhoneDesk {
  const calculate = async (input: object) =>
    (await client.ask<PhoneCart>("calculatePhoneOrder", { input: { ...input } })).body;
  return {
    calculate,
    async guest(more) {
      const headers = { "idempotency-key": newKey() };
      return (await client.ask<PhoneCustomer>("registerPhoneGuest", { input: guestForm(more), headers }))
        .body;
    },
    async place(draft, { key = newKey(), hash } = {}) {
      const agreed = hash ?? (await calculate(draft)).hash ?? "nothing";
      const headers = { "idempotency-key": key };
      return client.ask("placePhoneOrder", { input: { ...draft, hash: agreed }, headers });
    },
  };
}
