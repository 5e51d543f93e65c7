import { decrypt, encrypt, type KeyRing } from "@hearth/service/secrets";
import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** RFC 4226 wants 128 bits and recommends 160. */
const SECRET_BYTES = 20;
/** One step to either side: clocks of phones differ. */
const WINDOW = 1;
const PURPOSE = "totp secret";

/** As authenticator apps know it: RFC 6238, six digits, half a minute. */
function totp(secret: Secret, { label, issuer }: { label: string; issuer: string }): TOTP {
  return new TOTP({ secret, label, issuer, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
}

export function newTotp(
  keys: KeyRing,
  names: { label: string; issuer: string },
): { secret: string; url: string; sealed: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const { base32 } = secret;
  return { secret: base32, url: totp(secret, names).toString(), sealed: sealTotp(keys, base32) };
}

/** What is stored of a secret. */
export function sealTotp(keys: KeyRing, base32: string): string {
  return encrypt(keys, PURPOSE, base32);
}

/** The time step a code belongs to; null: it is none of now. Whether it was used before is not known here. */
export function stepOf(keys: KeyRing, sealed: string, code: string, now: number): number | null {
  const base32 = decrypt(keys, PURPOSE, sealed);
  const token = code.replaceAll(/\s/g, "");
  if (base32 === undefined || !/^\d{6}$/.test(token)) return null;
  const delta = totp(Secret.fromBase32(base32), { label: "", issuer: "" }).validate({
    token,
    timestamp: now,
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
