import { type FormTree, textOf, textsOf, treeOf } from "../form-body.ts";
import { stripeId } from "../ids.ts";
import { seconds } from "./stripe-account.ts";
import type { StripePayment } from "./stripe-payment.ts";
import { StripeRefusal } from "./stripe-refusal.ts";

const DAY = 24 * 60 * 60;

/** Reads what a new Checkout Session is made of; refuses what Stripe would refuse. */
export function readSession(form: FormTree): StripePayment {
  if (textOf(form, "mode") !== "payment") throw invalid("This sandbox knows mode=payment only.");
  const successUrl = textOf(form, "success_url");
  if (!successUrl) throw invalid("Missing required param: success_url.");
  const lines = Object.values(treeOf(form, "line_items")).map(readLine);
  const [first] = lines;
  if (!first) throw invalid("You must pass line_items.");
  const created = seconds();
  const expiresAt = Number(textOf(form, "expires_at") ?? created + DAY);
  if (!(expiresAt >= created + 30 * 60 && expiresAt <= created + DAY + 60))
    throw invalid("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.");
  const intent = treeOf(form, "payment_intent_data");
  return {
    id: stripeId("cs_test_"),
    status: "open",
    isPaid: false,
    intentId: null,
    chargeId: null,
    intentStatus: "requires_payment_method",
    failure: null,
    amount: lines.reduce((sum, { cents }) => sum + cents, 0),
    amountReceived: 0,
    currency: first.currency,
    description: textOf(intent, "description") ?? first.name,
    clientReferenceId: textOf(form, "client_reference_id"),
    customerEmail: textOf(form, "customer_email"),
    metadata: textsOf(form, "metadata"),
    intentMetadata: textsOf(intent, "metadata"),
    successUrl,
    cancelUrl: textOf(form, "cancel_url"),
    locale: textOf(form, "locale") ?? "auto",
    methods: readMethods(form),
    created,
    expiresAt,
    refunds: [],
    dispute: null,
  };
}

function readMethods(form: FormTree): string[] {
  const methods = Object.values(textsOf(form, "allowed_payment_method_types"));
  return methods.length > 0 ? methods : ["card"];
}

function readLine(line: string | FormTree): { name: string; cents: number; currency: string } {
  if (typeof line === "string") throw invalid("Invalid line_items.");
  const price = treeOf(line, "price_data");
  const cents = Number(textOf(price, "unit_amount")) * Number(textOf(line, "quantity") ?? 1);
  const currency = textOf(price, "currency");
  const name = textOf(treeOf(price, "product_data"), "name");
  if (!Number.isInteger(cents) || cents < 1 || !currency || !name)
    throw invalid("Each of line_items needs price_data with currency, unit_amount and product_data[name].");
  return { name, cents, currency: currency.toLowerCase() };
}

function invalid(message: string): StripeRefusal {
  return new StripeRefusal(400, "invalid_request_error", message);
}
