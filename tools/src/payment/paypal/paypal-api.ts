import { type Answer, jsonAnswer, type SandboxRequest } from "../answer.ts";
import { asTree, jsonOf, readJson, stringOf } from "../json-body.ts";
import type { PayPalAccount } from "./paypal-account.ts";
import {
  briefOrderObject,
  captureObject,
  disputeObject,
  disputeSummary,
  orderObject,
  type PayPalUrls,
  refundObject,
} from "./paypal-objects.ts";
import { patchOrder, readAmount, readOrder } from "./paypal-order-input.ts";
import { isTaken, type PayPalOrder, refundedCents } from "./paypal-order.ts";
import { PayPalRefusal } from "./paypal-refusal.ts";
import type { RememberedAnswers } from "../remembered-answers.ts";

export interface PayPalApi {
  account: PayPalAccount;
  remembered: RememberedAnswers;
  clientId: string;
  clientSecret: string;
  /** Whoever shows it may do everything. */
  accessToken: string;
  urls: PayPalUrls;
}

/** The calls of PayPal the shop makes, with PayPal's names, statuses and errors. */
export function answerPayPal(api: PayPalApi, request: SandboxRequest): Answer {
  try {
    if (request.url.pathname === "/v1/oauth2/token") return giveToken(api, request);
    if (request.headers.authorization !== `Bearer ${api.accessToken}`)
      throw new PayPalRefusal(401, "INVALID_TOKEN", "Access Token not found.");
    const key = request.headers["paypal-request-id"];
    if (request.method !== "POST" || typeof key !== "string") return carryOut(api, request);
    const { pathname } = request.url;
    const once = api.remembered.once(`${pathname} ${key}`, pathname, () => carryOut(api, request));
    if (once === "other-request") throw new Error("A key is kept with its path");
    return once.isReplay ? { ...once.answer, status: 200 } : once.answer;
  } catch (error) {
    if (error instanceof PayPalRefusal) return error.answer();
    throw error;
  }
}

function giveToken(api: PayPalApi, { headers }: SandboxRequest): Answer {
  const expected = Buffer.from(`${api.clientId}:${api.clientSecret}`).toString("base64");
  if (headers.authorization !== `Basic ${expected}`)
    return jsonAnswer(401, {
      error: "invalid_client",
      error_description: "Client Authentication failed",
    });
  return jsonAnswer(200, {
    scope: "https://uri.paypal.com/services/payments/payment",
    access_token: api.accessToken,
    token_type: "Bearer",
    app_id: "APP-SANDBOX",
    expires_in: 32_400,
    nonce: "sandbox",
  });
}

function carryOut(api: PayPalApi, request: SandboxRequest): Answer {
  const { account, urls } = api;
  const [, , area, kind, id, action] = request.url.pathname.split("/");
  const { method } = request;
  const isWhole = /return=representation/.test(String(request.headers["prefer"] ?? ""));
  const present = (order: PayPalOrder) =>
    isWhole ? orderObject(order, urls) : briefOrderObject(order, urls);
  if (area === "checkout" && kind === "orders") {
    if (method === "POST" && id === undefined) {
      const order = readOrder(asTree(readJson(request.body)));
      account.orders.set(order.id, order);
      return jsonAnswer(201, present(order));
    }
    const order = account.orders.get(id ?? "");
    if (!order) throw missing();
    if (method === "GET") return jsonAnswer(200, orderObject(order, urls));
    if (method === "PATCH") {
      const patches = readJson(request.body);
      patchOrder(order, Array.isArray(patches) ? patches.map(asTree) : []);
      return { status: 204, headers: {}, body: "" };
    }
    if (method === "POST" && action === "capture") {
      account.capture(order);
      // A capture shows its payments even in brief.
      return jsonAnswer(201, orderObject(order, urls));
    }
  }
  if (area === "payments" && kind === "captures") {
    const order = account.byCapture(id ?? "");
    if (!order?.capture) throw missing();
    if (method === "GET") return jsonAnswer(200, captureObject(order, order.capture, urls));
    if (method === "POST" && action === "refund") return refund(api, order, request);
  }
  if (area === "customer" && kind === "disputes" && method === "GET")
    return readDisputes(api, { id, captureId: request.url.searchParams.get("disputed_transaction_id") });
  throw missing();
}

function readDisputes(
  { account }: PayPalApi,
  { id, captureId }: { id: string | undefined; captureId: string | null },
): Answer {
  const disputes = [...account.orders.values()].flatMap((order) =>
    order.capture?.dispute ? [{ order, captureId: order.capture.id, dispute: order.capture.dispute }] : [],
  );
  if (id === undefined) {
    const items = disputes.filter((each) => each.captureId === captureId);
    return jsonAnswer(200, { items: items.map(({ order, dispute }) => disputeSummary(order, dispute)) });
  }
  const found = disputes.find(({ dispute }) => dispute.id === id);
  if (!found) throw missing();
  return jsonAnswer(200, disputeObject(found.order, found.dispute));
}

function refund({ account, urls }: PayPalApi, order: PayPalOrder, { body }: SandboxRequest): Answer {
  const { capture } = order;
  if (!capture) throw missing();
  const left = capture.cents - refundedCents(capture);
  if (!isTaken(capture))
    throw new PayPalRefusal(422, "CAPTURE_NOT_COMPLETED", "The capture is not completed.");
  if (capture.dispute && capture.dispute.outcome !== "RESOLVED_SELLER_FAVOUR")
    throw new PayPalRefusal(422, "CAPTURE_DISPUTED", "The capture is disputed.");
  if (left === 0)
    throw new PayPalRefusal(422, "CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded.");
  const input = asTree(readJson(body));
  const wanted = input["amount"] === undefined ? null : readAmount(jsonOf(input, "amount"));
  if (wanted && wanted.currency !== capture.currency)
    throw new PayPalRefusal(422, "CURRENCY_MISMATCH", "The currency is not that of the capture.");
  const cents = wanted?.cents ?? left;
  if (cents > left)
    throw new PayPalRefusal(422, "REFUND_AMOUNT_EXCEEDED", "The refund amount exceeds what is left.");
  return jsonAnswer(
    201,
    refundObject(order, account.refund(order, { cents, customId: stringOf(input, "custom_id") }), urls),
  );
}

function missing(): PayPalRefusal {
  return new PayPalRefusal(404, "INVALID_RESOURCE_ID", "Specified resource ID does not exist.");
}
