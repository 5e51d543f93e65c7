import { randomBytes } from "node:crypto";
import { makeSigningKey } from "./certificate.ts";
import { createControl, type SandboxControl } from "./control.ts";
import { createDelays } from "./delays.ts";
import { createFaults } from "./faults.ts";
import { createPayPalAccount } from "./paypal/paypal-account.ts";
import { paypalEvent } from "./paypal/paypal-event.ts";
import type { PayPalUrls } from "./paypal/paypal-objects.ts";
import { rememberAnswers } from "./remembered-answers.ts";
import { createRoutes, type Route } from "./routes.ts";
import { createStripeAccount } from "./stripe/stripe-account.ts";
import { stripeEvent } from "./stripe/stripe-event.ts";
import { createWebhookOutbox } from "./webhook-outbox.ts";
import { signAsPayPal, signAsStripe } from "./webhook-signatures.ts";
import { deliverTo, type WebhookAddress } from "./webhook-target.ts";

export interface SandboxSecrets {
  stripeKey: string;
  stripeWebhook: string;
  paypalId: string;
  paypalSecret: string;
  paypalWebhookId: string;
}

export interface SandboxSettings {
  secrets: SandboxSecrets;
  stripeWebhook?: WebhookAddress;
  paypalWebhook?: WebhookAddress;
  /** After a webhook nobody took; doubled each time. */
  firstRetryMs?: number;
}

export interface AssembledSandbox {
  route: Route;
  control: SandboxControl;
  close(): void;
}

/** Both providers with one outbox for webhooks and one control. */
export function assembleSandbox(urls: PayPalUrls, settings: SandboxSettings): AssembledSandbox {
  const { secrets } = settings;
  const signing = makeSigners(urls.api, secrets);
  const webhooks = createWebhookOutbox(
    {
      stripe: { sign: signing.stripe, deliver: deliverTo(settings.stripeWebhook) },
      paypal: { sign: signing.paypal, deliver: deliverTo(settings.paypalWebhook) },
    },
    settings.firstRetryMs,
  );
  const stripe = createStripeAccount(urls.page, (type, object, delayMs) =>
    webhooks.emit(stripeEvent(type, object), delayMs),
  );
  const paypal = createPayPalAccount(urls, (type, object, delayMs) =>
    webhooks.emit(paypalEvent(type, object), delayMs),
  );
  const faults = createFaults();
  const delays = createDelays();
  const control = createControl({ stripe, paypal, faults, webhooks, forgers: signing.forgers });
  const { stripeKey: secretKey, paypalId: clientId, paypalSecret: clientSecret } = secrets;
  const accessToken = randomBytes(24).toString("base64url");
  const route = createRoutes({
    stripe: { account: stripe, remembered: rememberAnswers(), secretKey, pageUrl: urls.page },
    paypal: { account: paypal, remembered: rememberAnswers(), clientId, clientSecret, accessToken, urls },
    faults,
    delays,
    control,
    certificate: signing.certificate,
  });
  return {
    route,
    control,
    close() {
      webhooks.close();
      delays.clear();
    },
  };
}

function makeSigners(api: string, { stripeWebhook, paypalWebhookId: webhookId }: SandboxSecrets) {
  const path = `/v1/notifications/certs/CERT-${randomBytes(8).toString("hex")}`;
  const certificateUrl = api + path;
  const key = makeSigningKey("Payment sandbox", new Date());
  return {
    stripe: signAsStripe(stripeWebhook),
    paypal: signAsPayPal({ webhookId, certificateUrl, key }),
    forgers: {
      stripe: signAsStripe("whsec_guessed"),
      paypal: signAsPayPal({ webhookId, certificateUrl, key: makeSigningKey("Somebody else", new Date()) }),
    },
    certificate: { path, pem: key.certificate },
  };
}
