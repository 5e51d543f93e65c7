import type { OrderSheet } from "@hearth/admin-contract";

/** No provider holds the money: whoever gives it back has to send it from the bank account. */
export function isPaidByHand({ payments }: Pick<OrderSheet, "payments">): boolean {
  return payments.some(({ capturedCents }) => capturedCents > 0)
    ? payments.every(({ capturedCents, provider }) => capturedCents === 0 || provider === null)
    : payments.at(-1)?.provider === null;
}
