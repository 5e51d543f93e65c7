import { createSign, createVerify, X509Certificate } from "node:crypto";
import { expect, it } from "vitest";
import { makeSigningKey } from "./certificate.ts";

it("makes a certificate others can read", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  const { certificate, privateKey } = makeSigningKey("Payment sandbox", now);
  const read = new X509Certificate(certificate);
  expect(read.subject).toBe("CN=Payment sandbox");
  expect(read.verify(read.publicKey)).toBe(true);
  expect(new Date(read.validFrom).getTime()).toBeLessThan(now.getTime());
  expect(new Date(read.validTo).getTime()).toBeGreaterThan(now.getTime());
  const signature = createSign("sha256").update("message").sign(privateKey);
  expect(createVerify("sha256").update("message").verify(read.publicKey, signature)).toBe(true);
});
