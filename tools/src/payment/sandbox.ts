import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { makeSigningKey } from "./certificate.ts";
import { createControl, type SandboxControl } from "./control.ts";
import { createDelays } from "./delays.ts";
import { createFaults } from "./faults.ts";
import { stripeId } from "./ids.ts";
import { createPayPalAccount } from "./paypal-account.ts";
import { paypalEvent } from "./paypal-event.ts";
import { rememberAnswers } from "./remembered-answers.ts";
import { createRoutes } from "./routes.ts";
import { createStripeAccount } from "./stripe-account.ts";
import { stripeEvent } from "./stripe-event.ts";
import { createWebhookOutbox, type Deliver } from "./webhook-outbox.ts";
import { signAsPayPal, signAsStripe } from "./webhook-signatures.ts";

export interface SandboxSecrets {
  stripeKey: string;
  stripeWebhook: string;
  paypalId: string;
  paypalSecret: string;
  paypalWebhookId: string;
}

export interface SandboxSettings {
  /** 0: any that is free. */
  port: number;
  /** Where webhooks go: an address, or a function in tests. Without, nobody is told. */
  stripeWebhook?: string | Deliver | undefined;
  paypalWebhook?: string | Deliver | undefined;
  secrets: SandboxSecrets;
  firstRetryMs?: number;
}

export interface PaymentSandbox {
  url: string;
  control: SandboxControl;
  close(): Promise<void>;
}

/** Plays Stripe and PayPal on one port of this machine: the calls the shop makes, the pages, the webhooks. Keeps everything in memory. */
export async function startPaymentSandbox(settings: SandboxSettings): Promise<PaymentSandbox> {
  const server = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : settings.port);
    });
  });
  const urls = { api: `http://127.0.0.1:${port}`, page: `http://localhost:${port}` };
  const { secrets } = settings;
  const certificatePath = `/v1/notifications/certs/CERT-${randomBytes(8).toString("hex")}`;
  const key = makeSigningKey("Payment sandbox", new Date());
  const signer = { webhookId: secrets.paypalWebhookId, certificateUrl: urls.api + certificatePath };
  const webhooks = createWebhookOutbox(
    {
      stripe: { sign: signAsStripe(secrets.stripeWebhook), deliver: deliverTo(settings.stripeWebhook) },
      paypal: { sign: signAsPayPal({ ...signer, key }), deliver: deliverTo(settings.paypalWebhook) },
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
  const control = createControl({
    stripe,
    paypal,
    faults,
    webhooks,
    forgers: {
      stripe: signAsStripe("whsec_guessed"),
      paypal: signAsPayPal({ ...signer, key: makeSigningKey("Somebody else", new Date()) }),
    },
  });
  const answer = createRoutes({
    stripe: {
      account: stripe,
      remembered: rememberAnswers(),
      secretKey: secrets.stripeKey,
      pageUrl: urls.page,
    },
    paypal: {
      account: paypal,
      remembered: rememberAnswers(),
      clientId: secrets.paypalId,
      clientSecret: secrets.paypalSecret,
      accessToken: stripeId("req_"),
      urls,
    },
    faults,
    delays,
    control,
    certificate: { path: certificatePath, pem: key.certificate },
  });
  server.on("request", (request: IncomingMessage, response) => {
    const carryOut = async () => {
      const url = new URL(request.url ?? "/", urls.api);
      const { method = "GET", headers } = request;
      return answer({ method, url, headers, body: await text(request) });
    };
    carryOut().then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return {
    url: urls.api,
    control,
    async close() {
      webhooks.close();
      delays.clear();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function deliverTo(target: string | Deliver | undefined): Deliver {
  if (target === undefined) return () => Promise.resolve(204);
  if (typeof target === "function") return target;
  return async (body, headers) => {
    const answer = await fetch(target, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}
