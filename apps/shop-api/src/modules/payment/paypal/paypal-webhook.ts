import { verify, X509Certificate } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { crc32 } from "node:zlib";
import type { PaypalSettings } from "../../../platform/config/payment-config.ts";

const TIMEOUT_MS = 5000;
/** How far a transmission's time may be away from ours. A late delivery carries the time of its own transmission. */
const TOLERANCE_MS = 300_000;
const CERTIFICATE_PATH = "/v1/notifications/certs/";
const ALGORITHM = "SHA256withRSA";
/** A certificate has few kilobytes. */
const MAX_CERTIFICATE_CHARACTERS = 20_000;
const MAX_CERTIFICATES = 20;

export type IsGenuine = (body: Buffer, headers: IncomingHttpHeaders, now: number) => Promise<boolean>;

/** Checks the signature of a webhook against the wallet's certificate, which is fetched once. */
export function createPaypalVerifier({ webhookId, apiUrl }: PaypalSettings): IsGenuine {
  const certificates = new Map<string, Promise<X509Certificate>>();

  function certificateAt(url: string): Promise<X509Certificate> {
    const known = certificates.get(url);
    if (known) return known;
    if (certificates.size >= MAX_CERTIFICATES) certificates.clear();
    const fetched = fetchCertificate(url);
    certificates.set(url, fetched);
    fetched.catch(() => certificates.delete(url));
    return fetched;
  }

  return async (body, headers, now) => {
    const id = text(headers["paypal-transmission-id"]);
    const time = text(headers["paypal-transmission-time"]);
    const signature = signatureOf(text(headers["paypal-transmission-sig"]));
    const url = text(headers["paypal-cert-url"]);
    if (!id || !time || !signature || headers["paypal-auth-algo"] !== ALGORITHM) return false;
    if (!(Math.abs(now - Date.parse(time)) <= TOLERANCE_MS)) return false;
    if (!isCertificateUrl(url, apiUrl)) return false;
    try {
      const certificate = await certificateAt(url);
      if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) return false;
      const message = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
      return verify("sha256", message, certificate.publicKey, signature);
    } catch {
      return false;
    }
  };
}

/** One text for one signature: Node reads many spellings. Null: another spelling. */
function signatureOf(encoded: string): Buffer | null {
  const signature = Buffer.from(encoded, "base64");
  return signature.length > 0 && signature.toString("base64") === encoded ? signature : null;
}

/** Only the wallet's own host may say who the wallet is. */
export function isCertificateUrl(address: string, apiUrl: string): boolean {
  const url = URL.parse(address);
  const api = new URL(apiUrl);
  // Addresses have one spelling too: 127.1 is not 127.0.0.1 here.
  if (!url || url.href !== address || url.username !== "" || url.password !== "") return false;
  if (!url.pathname.startsWith(CERTIFICATE_PATH)) return false;
  if (url.origin === api.origin) return true;
  const isPaypal = (each: URL) =>
    each.protocol === "https:" && each.port === "" && each.hostname.endsWith(".paypal.com");
  return isPaypal(api) && isPaypal(url);
}

async function fetchCertificate(url: string): Promise<X509Certificate> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the certificate was answered with ${response.status}`);
  const pem = await response.text();
  if (pem.length > MAX_CERTIFICATE_CHARACTERS) throw new Error("the certificate is too long");
  return new X509Certificate(pem);
}

function text(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
