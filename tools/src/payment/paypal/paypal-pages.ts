import { type Answer, htmlAnswer, redirectTo, type SandboxRequest } from "../answer.ts";
import type { Delays } from "../delays.ts";
import { alert, amountList, button, escapeHtml, paymentPage } from "../page-layout.ts";
import { type PageLanguage, pageLanguage } from "../page-texts.ts";
import type { PayPalAccount } from "./paypal-account.ts";
import type { PayPalOrder } from "./paypal-order.ts";

/** The page of the wallet: GET shows it, POST does what its buttons say. */
export function answerPayPalPage(
  account: PayPalAccount,
  delays: Delays,
  { url, method, body }: SandboxRequest,
): Answer {
  const order = account.orders.get(url.searchParams.get("token") ?? "");
  const language = pageLanguage(order?.locale ?? "en");
  if (!order) return htmlAnswer(paymentPage(language, language.texts.unknown, ""), 404);
  if (method === "POST") return press(account, delays, order, new URLSearchParams(body));
  if (order.status !== "CREATED" && order.status !== "PAYER_ACTION_REQUIRED")
    return htmlAnswer(paymentPage(language, language.texts.over, ""));
  return htmlAnswer(walletPage(language, order));
}

function press(account: PayPalAccount, delays: Delays, order: PayPalOrder, form: URLSearchParams): Answer {
  const language = pageLanguage(order.locale);
  const delayMs = Math.min(Number(form.get("seconds") ?? 5) || 0, 600) * 1000;
  const step = form.get("step");
  switch (step) {
    case "leave":
      return redirectTo(withParameters(order.cancelUrl, { token: order.id }));
    case "dead-tab":
      account.step(order, "pay");
      return htmlAnswer(paymentPage(language, language.texts.deadTabNote, ""));
    case "wait":
      account.step(order, "wait");
      delays.later(order.id, delayMs, () => account.step(order, "settle"));
      break;
    case "wait-fail":
      account.step(order, "wait");
      delays.later(order.id, delayMs, () => account.step(order, "fail"));
      break;
    case "before-webhook":
      account.step(order, "pay", delayMs);
      break;
    case "pay":
    case "decline":
      account.step(order, step);
      break;
    default:
      break;
  }
  return redirectTo(withParameters(order.returnUrl, { token: order.id, PayerID: "SANDBOXPAYER1" }));
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function walletPage(language: PageLanguage, order: PayPalOrder): string {
  const { texts } = language;
  const { cents, currency } = order;
  return paymentPage(
    language,
    texts.walletTitle,
    `${order.outlook === "declined" ? alert(texts.declined) : ""}
${amountList(language, { cents, currency, order: order.description ?? order.invoiceId ?? order.id })}
<form method="post">${button("pay", order.userAction === "PAY_NOW" ? texts.agree : texts.agreeContinue)}${button("leave", texts.leave)}
<fieldset><legend>${escapeHtml(texts.others)}</legend>${button("decline", texts.walletDecline)}${button("dead-tab", texts.walletDeadTab)}
<label>${escapeHtml(texts.delay)} <input name="seconds" type="number" min="0" max="600" value="5"></label>
${button("before-webhook", texts.beforeWebhook)}${button("wait", texts.walletWait)}${button("wait-fail", texts.waitFail)}</fieldset></form>`,
  );
}
