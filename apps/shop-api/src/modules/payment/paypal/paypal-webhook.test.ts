import { expect, it } from "vitest";
import { isCertificateUrl } from "./paypal-webhook.ts";

const live = "https://api-m.paypal.com";
const path = "/v1/notifications/certs/CERT-360caa42";

it.each([
  [live, `https://api.paypal.com${path}`, true],
  [live, `https://api.sandbox.paypal.com${path}`, true],
  [live, `https://api-m.paypal.com${path}`, true],
  [live, `http://api.paypal.com${path}`, false],
  [live, `https://paypal.com.evil.example${path}`, false],
  [live, `https://evilpaypal.com${path}`, false],
  [live, `https://api.paypal.com:8443${path}`, false],
  [live, `https://user@api.paypal.com${path}`, false],
  [live, `https://api.paypal.com@evil.example${path}`, false],
  [live, "https://www.paypal.com/redirect?to=https://evil.example", false],
  [live, `https://api.paypal.com/v1/notifications/certs/../../anything`, false],
  [live, "", false],
  ["http://127.0.0.1:3003", `http://127.0.0.1:3003${path}`, true],
  ["http://127.0.0.1:3003", `http://127.0.0.1:3004${path}`, false],
  ["http://127.0.0.1:3003", `http://127.1:3003${path}`, false],
  ["http://127.0.0.1:3003", `https://api.paypal.com${path}`, false],
])("of %s the certificate at %s is believed: %s", (api, url, expected) => {
  expect(isCertificateUrl(url, api)).toBe(expected);
});
