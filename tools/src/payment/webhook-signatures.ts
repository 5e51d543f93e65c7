import { createHmac, createSign, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import type { SigningKey } from "./certificate.ts";

/** The headers that prove who sent a webhook, and when. */
export type SignWebhook = (body: string, at: Date) => Record<string, string>;

export function signAsStripe(secret: string): SignWebhook {
  return (body, at) => {
    const seconds = Math.floor(at.getTime() / 1000);
    const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
    return { "stripe-signature": `t=${seconds},v1=${signature}` };
  };
}

interface PayPalSigner {
  webhookId: string;
  certificateUrl: string;
  key: SigningKey;
}

export function signAsPayPal({ webhookId, certificateUrl, key }: PayPalSigner): SignWebhook {
  return (body, at) => {
    const id = randomUUID();
    const time = `${at.toISOString().slice(0, 19)}Z`;
    const message = `${id}|${time}|${webhookId}|${crc32(body)}`;
    return {
      "paypal-transmission-id": id,
      "paypal-transmission-time": time,
      "paypal-transmission-sig": createSign("sha256").update(message).sign(key.privateKey, "base64"),
      "paypal-cert-url": certificateUrl,
      "paypal-auth-algo": "SHA256withRSA",
    };
  };
}
