import type { PaymentSummary } from "./control.ts";
import { escapeHtml, paymentPage } from "./page-layout.ts";
import { pageLanguage } from "./page-texts.ts";
import { toDecimal } from "./paypal/paypal-order.ts";
import type { WebhookMessage } from "./webhook-outbox.ts";

/** For developers: every payment, newest first, and what the shop was told. */
export function overviewPage(
  payments: readonly PaymentSummary[],
  messages: readonly WebhookMessage[],
): string {
  const rows = payments
    .toReversed()
    .map(({ provider, reference, status, cents, currency, description }) => [
      description,
      `${toDecimal(cents)} ${currency}`,
      provider,
      status,
      reference,
    ]);
  const told = messages
    .toReversed()
    .slice(0, 50)
    .map(({ type, state, answers }) => [type, state, answers.join(", ")]);
  return paymentPage(
    pageLanguage("en"),
    "Payments",
    (rows.length === 0
      ? "<p>No payment yet. Order something in the shop and pay by card or PayPal.</p>"
      : table(["Order", "Amount", "Provider", "State", "Reference"], rows)) +
      (told.length === 0 ? "" : `<h2>Webhooks</h2>${table(["Event", "State", "Answers"], told)}`),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("");
  return `<table><thead><tr>${cells("th", head)}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells("td", row)}</tr>`)
    .join("")}</tbody></table>`;
}
