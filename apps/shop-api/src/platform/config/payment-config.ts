import { type KeyRing, readKeyRing, requireSecret } from "@hearth/service/secrets";

export interface StripeSettings {
  secretKey: string;
  /** Of the webhook endpoint. */
  webhookSecret: string;
  /** Origin of the API; only tests and the sandbox need another one. */
  apiUrl: string;
}

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** Of the webhook endpoint: part of what is signed. */
  webhookId: string;
  apiUrl: string;
}

export interface BankAccount {
  bankName: string;
  iban: string;
  bic: string;
  accountHolder: string;
}

export interface PaymentSettings {
  /** Null: cards are not offered. */
  stripe: StripeSettings | null;
  /** Null: the wallet is not offered. */
  paypal: PaypalSettings | null;
  /** Signs the tokens in return addresses. */
  secret: KeyRing;
  /** An order by card or wallet that nobody paid for is called off after this. */
  holdMinutes: number;
  /** The same for orders that are paid in advance by a transfer. */
  prepaymentHoldMinutes: number;
  /** Payments one address may begin in ten minutes; 0 switches the limit off. */
  startsPerAddress: number;
  /** Where money goes that is paid in advance; null: orders tell no account. */
  bank: BankAccount | null;
}

const DAY_MINUTES = 24 * 60;

export function paymentSettings(
  env: NodeJS.ProcessEnv,
  wholeNumber: (name: string, fallback: number) => number,
): PaymentSettings {
  const stripe = stripeSettings(env);
  const paypal = paypalSettings(env);
  const secret = readKeyRing(env, "PAYMENT_SECRET");
  if ((stripe || paypal) && secret.length === 0) requireSecret(env, "PAYMENT_SECRET");
  return {
    stripe,
    paypal,
    secret,
    holdMinutes: wholeNumber("PAYMENT_HOLD_MINUTES", 1440),
    prepaymentHoldMinutes: wholeNumber("PREPAYMENT_HOLD_DAYS", 7) * DAY_MINUTES,
    startsPerAddress: wholeNumber("PAYMENT_STARTS_PER_ADDRESS", 10),
    bank: bankAccount(env),
  };
}

function stripeSettings(env: NodeJS.ProcessEnv): StripeSettings | null {
  if (!env.STRIPE_SECRET_KEY) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: together(env, "STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"),
    apiUrl: env.STRIPE_API_URL || "https://api.stripe.com",
  };
}

function paypalSettings(env: NodeJS.ProcessEnv): PaypalSettings | null {
  if (!env.PAYPAL_CLIENT_ID) return null;
  return {
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: together(env, "PAYPAL_CLIENT_SECRET", "PAYPAL_CLIENT_ID"),
    webhookId: together(env, "PAYPAL_WEBHOOK_ID", "PAYPAL_CLIENT_ID"),
    apiUrl: (env.PAYPAL_API_URL || "https://api-m.paypal.com").replace(/\/+$/, ""),
  };
}

/** Half a provider would take money and never hear of it. */
function together(env: NodeJS.ProcessEnv, name: string, other: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set, though ${other} is`);
  return value;
}

function bankAccount(env: NodeJS.ProcessEnv): BankAccount | null {
  if (!env.BANK_IBAN) return null;
  return {
    bankName: env.BANK_NAME ?? "",
    iban: env.BANK_IBAN,
    bic: env.BANK_BIC ?? "",
    accountHolder: env.BANK_HOLDER ?? "",
  };
}
