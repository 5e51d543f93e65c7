import { type Answer, htmlAnswer, redirectTo, type SandboxRequest } from "../answer.ts";
import type { Delays } from "../delays.ts";
import { alert, amountList, button, escapeHtml, paymentPage } from "../page-layout.ts";
import { type PageLanguage, pageLanguage } from "../page-texts.ts";
import type { StripeAccount } from "./stripe-account.ts";
import type { StripePayment } from "./stripe-payment.ts";

/** The hosted page of a card payment: GET shows it, POST does what its buttons say. */
export function answerStripePage(
  account: StripeAccount,
  delays: Delays,
  { url, method, body }: SandboxRequest,
): Answer {
  const payment = account.payments.get(url.pathname.split("/")[3] ?? "");
  const language = pageLanguage(payment?.locale ?? "en");
  if (!payment) return htmlAnswer(paymentPage(language, language.texts.unknown, ""), 404);
  if (method === "POST") return press(account, delays, payment, new URLSearchParams(body));
  if (payment.status !== "open") return htmlAnswer(paymentPage(language, language.texts.over, ""));
  return htmlAnswer(
    payment.intentStatus === "requires_action"
      ? challengePage(language, payment)
      : cardPage(language, payment),
  );
}

function press(
  account: StripeAccount,
  delays: Delays,
  payment: StripePayment,
  form: URLSearchParams,
): Answer {
  const language = pageLanguage(payment.locale);
  const delayMs = Math.min(Number(form.get("seconds") ?? 5) || 0, 600) * 1000;
  const later = (outcome: "settle" | "fail") => {
    account.step(payment, "wait");
    delays.later(payment.id, delayMs, () => account.step(payment, outcome));
  };
  const step = form.get("step");
  switch (step) {
    case "leave":
      return redirectTo(payment.cancelUrl ?? payment.successUrl);
    case "dead-tab":
      account.step(payment, "pay");
      return htmlAnswer(paymentPage(language, language.texts.deadTabNote, ""));
    case "before-webhook":
      account.step(payment, "pay", delayMs);
      break;
    case "wait":
      later("settle");
      break;
    case "wait-fail":
      later("fail");
      break;
    case "pay":
    case "decline":
    case "challenge":
    case "confirm":
    case "refuse":
      account.step(payment, step);
      break;
    default:
      break;
  }
  // As long as it is not paid the shopper stays here and may try again.
  return redirectTo(
    payment.status === "complete"
      ? payment.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", payment.id)
      : `/c/pay/${payment.id}`,
  );
}

function cardPage(language: PageLanguage, payment: StripePayment): string {
  const { texts } = language;
  // A bank debits in days, not at once.
  const isDebit = payment.methods.includes("sepa_debit");
  const title = isDebit ? texts.debitTitle : texts.cardTitle;
  const failed = payment.failure === null ? "" : alert(texts.declined);
  const outcomes = [
    ...(isDebit ? [] : cardOutcomes(language)),
    `<label>${escapeHtml(texts.delay)} <input name="seconds" type="number" min="0" max="600" value="5"></label>`,
    ...(isDebit ? [] : [button("before-webhook", texts.beforeWebhook), button("wait", texts.wait)]),
    button("wait-fail", texts.waitFail),
  ];
  return paymentPage(
    language,
    title,
    `${failed}${amount(language, payment)}<form method="post">
<fieldset><legend>${escapeHtml(title)}</legend>${isDebit ? debitFields(language) : cardFields(language)}
<p><small>${escapeHtml(texts.cardNote)}</small></p></fieldset>
${button(isDebit ? "wait" : "pay", texts.pay)}${button("leave", texts.leave)}
<fieldset><legend>${escapeHtml(texts.others)}</legend>${outcomes.join("")}</fieldset></form>`,
  );
}

function cardOutcomes({ texts }: PageLanguage): string[] {
  return [
    button("decline", texts.decline),
    button("challenge", texts.challenge),
    button("dead-tab", texts.deadTab),
  ];
}

function cardFields({ texts }: PageLanguage): string {
  return [
    field(texts.holder, "Test Person", "cc-name"),
    field(texts.number, "4242 4242 4242 4242", "cc-number"),
    field(texts.expiry, "12/34", "cc-exp"),
    field(texts.code, "123", "cc-csc"),
  ].join("");
}

function debitFields({ texts }: PageLanguage): string {
  return field(texts.iban, "DE89 3704 0044 0532 0130 00", "off");
}

/** Fields without a name are not sent by browsers: not even a test card reaches the sandbox. */
function field(label: string, value: string, autocomplete: string): string {
  return `<label>${escapeHtml(label)} <input value="${value}" autocomplete="${autocomplete}"></label>`;
}

function challengePage(language: PageLanguage, payment: StripePayment): string {
  const { texts } = language;
  return paymentPage(
    language,
    texts.challengeTitle,
    `${amount(language, payment)}<form method="post">${button("confirm", texts.confirm)}${button("refuse", texts.refuse)}</form>`,
  );
}

function amount(language: PageLanguage, { amount: cents, currency, description }: StripePayment): string {
  return amountList(language, { cents, currency: currency.toUpperCase(), order: description });
}
