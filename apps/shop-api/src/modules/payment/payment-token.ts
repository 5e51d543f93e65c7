import { createHmac, timingSafeEqual } from "node:crypto";

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

export function writePaymentToken(ticket: PaymentTicket, secret: string): string {
  const { transactionId, attempt, finishUrl, errorUrl, issuedAt } = ticket;
  const fields = [transactionId, attempt, finishUrl, errorUrl, issuedAt];
  const content = Buffer.from(JSON.stringify(fields)).toString("base64url");
  return `${content}.${signatureOf(content, secret)}`;
}

/** Null: not one of ours. Its age is for the reader to judge. */
export function readPaymentToken(token: string, secret: string): PaymentTicket | null {
  const [content = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(content, secret));
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [transactionId, attempt, finishUrl, errorUrl, issuedAt] = JSON.parse(
    Buffer.from(content, "base64url").toString(),
  ) as [string, number, string, string, number];
  return { transactionId, attempt, finishUrl, errorUrl, issuedAt };
}

function signatureOf(content: string, secret: string): string {
  return createHmac("sha256", secret).update(`payment ${content}`).digest("base64url");
}
