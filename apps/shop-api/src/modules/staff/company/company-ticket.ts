import { decrypt, encrypt, type KeyRing } from "@hearth/service/secrets";
import type { CompanyProof } from "../../../platform/company-identity.ts";

const PURPOSE = "company sign-in";
const LIFETIME_MS = 10 * 60 * 1000;

/**
 * What has to match when the browser is back. It stays in the tab that asked, so that nobody can be signed in with an answer that was
 * made for another browser; what is in it only we can read.
 */
export function sealTicket(keys: KeyRing, proof: CompanyProof, now: number): string {
  return encrypt(keys, PURPOSE, JSON.stringify({ ...proof, until: now + LIFETIME_MS }));
}

export function openTicket(keys: KeyRing, ticket: string, now: number): CompanyProof | null {
  const text = decrypt(keys, PURPOSE, ticket);
  if (text === undefined) return null;
  const { until, ...proof } = JSON.parse(text) as CompanyProof & { until: number };
  return now < until ? proof : null;
}
