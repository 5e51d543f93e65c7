import { type Answer, jsonAnswer, type SandboxRequest } from "../answer.ts";
import { readForm, textOf, textsOf } from "../form-body.ts";
import { stripeId } from "../ids.ts";
import type { RememberedAnswers } from "../remembered-answers.ts";
import type { StripeAccount } from "./stripe-account.ts";
import { disputeObject, intentObject, refundObject, sessionObject } from "./stripe-objects.ts";
import { refundedAmount } from "./stripe-payment.ts";
import { StripeRefusal } from "./stripe-refusal.ts";
import { readSession } from "./stripe-session-input.ts";

export interface StripeApi {
  account: StripeAccount;
  remembered: RememberedAnswers;
  secretKey: string;
  pageUrl: string;
}

/** The calls of Stripe the shop makes, with Stripe's names, statuses and errors. */
export function answerStripe(api: StripeApi, request: SandboxRequest): Answer {
  try {
    if (request.headers.authorization !== `Bearer ${api.secretKey}`)
      throw new StripeRefusal(401, "invalid_request_error", "Invalid API Key provided");
    const key = request.headers["idempotency-key"];
    if (request.method !== "POST" || typeof key !== "string") return withId(carryOut(api, request));
    const once = api.remembered.once(key, `${request.url.pathname}\n${request.body}`, () =>
      withId(carryOut(api, request)),
    );
    if (once === "other-request")
      throw new StripeRefusal(
        400,
        "idempotency_error",
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      );
    if (!once.isReplay) return once.answer;
    return { ...once.answer, headers: { ...once.answer.headers, "idempotent-replayed": "true" } };
  } catch (error) {
    if (error instanceof StripeRefusal) return withId(error.answer());
    throw error;
  }
}

function withId(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, "request-id": stripeId("req_") } };
}

function carryOut(api: StripeApi, request: SandboxRequest): Answer {
  const [, , ...path] = request.url.pathname.split("/");
  const isPost = request.method === "POST";
  const form = readForm(isPost ? request.body : request.url.search.slice(1));
  const expand = Object.values(textsOf(form, "expand"));
  const [first, second, third, fourth] = path;
  if (first === "checkout" && second === "sessions") {
    if (isPost && third === undefined) {
      const payment = readSession(form);
      api.account.payments.set(payment.id, payment);
      return jsonAnswer(200, sessionObject(payment, api.pageUrl, expand));
    }
    const payment = api.account.payments.get(third ?? "");
    if (!payment) throw missing("checkout session", third);
    if (isPost && fourth === "expire") {
      if (payment.status !== "open")
        throw new StripeRefusal(
          400,
          "invalid_request_error",
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${payment.status}.`,
        );
      api.account.step(payment, "expire");
    }
    return jsonAnswer(200, sessionObject(payment, api.pageUrl, expand));
  }
  if (first === "payment_intents" && !isPost) {
    const payment = api.account.byIntent(second ?? "");
    if (!payment) throw missing("payment_intent", second);
    return jsonAnswer(200, intentObject(payment, expand));
  }
  if (first === "disputes" && !isPost) return listDisputes(api, textOf(form, "payment_intent") ?? "");
  if (first === "refunds") return isPost ? refund(api, form) : readRefund(api, second);
  throw new StripeRefusal(404, "invalid_request_error", `Unrecognized request URL (${request.method}).`);
}

function refund({ account }: StripeApi, form: ReturnType<typeof readForm>): Answer {
  const name = textOf(form, "payment_intent") ?? textOf(form, "charge") ?? "";
  const payment = account.byIntent(name);
  if (!payment) throw missing("payment_intent", name);
  const left = payment.amountReceived - refundedAmount(payment);
  if (payment.amountReceived === 0)
    throw new StripeRefusal(
      400,
      "invalid_request_error",
      `This PaymentIntent (${name}) does not have a successful charge to refund.`,
    );
  if (left === 0)
    throw new StripeRefusal(
      400,
      "invalid_request_error",
      `Charge ${payment.chargeId} has already been refunded.`,
      "charge_already_refunded",
    );
  if (payment.dispute && payment.dispute.status !== "won")
    throw new StripeRefusal(
      400,
      "invalid_request_error",
      `Charge ${payment.chargeId} has been charged back; cannot issue a refund.`,
      "charge_disputed",
    );
  const amount = Number(textOf(form, "amount") ?? left);
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw new StripeRefusal(
      400,
      "invalid_request_error",
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    );
  const made = account.refund(payment, {
    amount,
    reason: textOf(form, "reason"),
    metadata: textsOf(form, "metadata"),
  });
  return jsonAnswer(200, refundObject(payment, made));
}

function listDisputes({ account }: StripeApi, intentId: string): Answer {
  const payment = account.byIntent(intentId);
  const data = payment?.dispute ? [disputeObject(payment, payment.dispute)] : [];
  return jsonAnswer(200, { object: "list", data, has_more: false, url: "/v1/disputes" });
}

function readRefund({ account }: StripeApi, id: string | undefined): Answer {
  for (const payment of account.payments.values()) {
    const found = payment.refunds.find((one) => one.id === id);
    if (found) return jsonAnswer(200, refundObject(payment, found));
  }
  throw missing("refund", id);
}

function missing(what: string, id: string | undefined): StripeRefusal {
  return new StripeRefusal(404, "invalid_request_error", `No such ${what}: '${id}'`, "resource_missing");
}
