import type { ExpressPayer, ProviderPayment } from "../payment-provider.ts";

interface Amount {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: "COMPLETED" | "DECLINED" | "PARTIALLY_REFUNDED" | "PENDING" | "REFUNDED" | "FAILED";
  amount: Amount;
}

/** The parts of an order of PayPal's that matter here. */
export interface PaypalOrder {
  id: string;
  status: "CREATED" | "SAVED" | "APPROVED" | "VOIDED" | "COMPLETED" | "PAYER_ACTION_REQUIRED";
  links?: { rel: string; href: string }[];
  payer?: { email_address?: string; name?: { given_name?: string; surname?: string } };
  purchase_units?: {
    custom_id?: string;
    amount?: Amount;
    shipping?: { name?: { full_name?: string }; address?: Address };
    payments?: { captures?: Capture[]; refunds?: { status?: string; amount: Amount }[] };
  }[];
}

interface Address {
  address_line_1?: string;
  address_line_2?: string;
  admin_area_2?: string;
  postal_code?: string;
  country_code?: string;
}

/** `1234` cents are `12.34`: the currencies of the shop have two decimals. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);
export const cents = (value: string): number => Math.round(Number(value) * 100);

const taken: readonly Capture["status"][] = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];

export function capturesOf(order: PaypalOrder): Capture[] {
  return order.purchase_units?.[0]?.payments?.captures ?? [];
}

export function paymentOf(order: PaypalOrder): ProviderPayment {
  const [unit] = order.purchase_units ?? [];
  const captures = capturesOf(order);
  const money = captures.filter(({ status }) => taken.includes(status));
  const refunds = (unit?.payments?.refunds ?? []).filter(({ status }) => status !== "FAILED");
  return {
    state: stateOf(order, captures, money.length > 0),
    capturedCents: sum(money),
    refundedCents: sum(refunds),
    currency: money[0]?.amount.currency_code ?? unit?.amount?.currency_code ?? "",
    transactionId: unit?.custom_id ?? null,
  };
}

function stateOf(
  { status }: PaypalOrder,
  captures: readonly Capture[],
  hasMoney: boolean,
): ProviderPayment["state"] {
  if (hasMoney) return "paid";
  if (captures.some((capture) => capture.status === "PENDING")) return "waiting";
  if (captures.length > 0) return "failed";
  if (status === "VOIDED") return "cancelled";
  return status === "COMPLETED" ? "waiting" : "open";
}

function sum(parts: readonly { amount: Amount }[]): number {
  return parts.reduce((total, { amount }) => total + cents(amount.value), 0);
}

export function payerOf(order: PaypalOrder): ExpressPayer {
  const { address, name } = order.purchase_units?.[0]?.shipping ?? {};
  const names = splitName(name?.full_name);
  return {
    isApproved: order.status === "APPROVED",
    email: order.payer?.email_address ?? null,
    firstName: names?.first ?? order.payer?.name?.given_name ?? null,
    lastName: names?.last ?? order.payer?.name?.surname ?? null,
    street: address?.address_line_1 ?? null,
    additionalAddressLine1: address?.address_line_2 ?? null,
    zipcode: address?.postal_code ?? null,
    city: address?.admin_area_2 ?? null,
    countryIso: address?.country_code ?? null,
  };
}

/** The last word is the family's name; the shopper may correct it on the page that follows. */
function splitName(name: string | undefined): { first: string; last: string } | undefined {
  const words = (name ?? "").trim().split(/\s+/);
  const last = words.pop() ?? "";
  return words.length === 0 ? undefined : { first: words.join(" "), last };
}
