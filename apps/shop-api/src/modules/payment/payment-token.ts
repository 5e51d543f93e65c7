import { isSeal, type KeyRing, seal } from "@hearth/service/secrets";

export const TOKEN_LIFETIME_MS = 30 * 60 * 1000;

/** What the return address of a payment says: which payment, and where the browser goes from here. */
export interface PaymentTicket {
  transactionId: string;
  attempt: number;
  finishUrl: string;
  errorUrl: string;
  /** Milliseconds since the epoch. */
  issuedAt: number;
}

export function writePaymentToken(ticket: PaymentTicket, keys: KeyRing): string {
  const { transactionId, attempt, finishUrl, errorUrl, issuedAt } = ticket;
  const fields = [transactionId, attempt, finishUrl, errorUrl, issuedAt];
  const content = Buffer.from(JSON.stringify(fields)).toString("base64url");
  return `${content}.${seal(keys, textOf(content))}`;
}

/** Null: not one of ours. Its age is for the reader to judge. */
export function readPaymentToken(token: string, keys: KeyRing): PaymentTicket | null {
  const [content = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSeal(keys, textOf(content), signature)) return null;
  const [transactionId, attempt, finishUrl, errorUrl, issuedAt] = JSON.parse(
    Buffer.from(content, "base64url").toString(),
  ) as [string, number, string, string, number];
  return { transactionId, attempt, finishUrl, errorUrl, issuedAt };
}

function textOf(content: string): string {
  return `payment ${content}`;
}
