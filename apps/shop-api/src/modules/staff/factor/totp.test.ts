import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { newTotp, sealTotp, stepOf } from "./totp.ts";

const keys = ["a key for the secrets of the staff, long"];
const now = Date.UTC(2026, 10, 17, 12);
const step = now / 30_000;
const { secret, sealed, url } = newTotp(keys, { label: "ada@example.com", issuer: "Hearth" });
const codeAt = (time: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });

it.each([
  [0, step],
  [-30_000, step - 1],
  [30_000, step + 1],
  [-60_000, null],
  [60_000, null],
  [-3_600_000, null],
])("a code of %i ms from now belongs to step %s", (distance, expected) => {
  expect(stepOf(keys, sealed, codeAt(now + distance), now)).toBe(expected);
});

it("knows the numbers of RFC 6238", () => {
  const known = sealTotp(keys, Secret.fromUTF8("12345678901234567890").base32);
  expect(stepOf(keys, known, "287082", 59_000)).toBe(1);
  expect(stepOf(keys, known, "081804", 1_111_111_109_000)).toBe(37_037_036);
});

it.each(["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"])("%j is no code", (code) => {
  expect(stepOf(keys, sealed, code, now)).toBeNull();
});

it("takes a code as apps show it, and nothing with another key", () => {
  const code = codeAt(now);
  expect(stepOf(keys, sealed, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  expect(stepOf(["another key of the staff, also long"], sealed, code, now)).toBeNull();
});

it("tells apps whose it is", () => {
  expect(url).toMatch(/^otpauth:\/\/totp\/Hearth:ada%40example\.com\?issuer=Hearth&secret=[A-Z2-7]{32}&/);
});
