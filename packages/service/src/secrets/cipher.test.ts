import { expect, it } from "vitest";
import { decrypt, encrypt } from "./cipher.ts";

const newKey = ["the key of today, of 32 characters"];
const oldKey = ["the key of yesterday, 32 characters"];

it("is read by whoever has the key, or the one before it", () => {
  const sealed = encrypt(oldKey, "totp", "JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(decrypt(oldKey, "totp", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(decrypt([...newKey, ...oldKey], "totp", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(decrypt(newKey, "totp", sealed)).toBeUndefined();
  expect(decrypt([], "totp", sealed)).toBeUndefined();
});

it("is another text each time, and for its purpose only", () => {
  const sealed = encrypt(newKey, "totp", "same");
  expect(encrypt(newKey, "totp", "same")).not.toBe(sealed);
  expect(decrypt(newKey, "other", sealed)).toBeUndefined();
});

it.each(["", "short", "A".repeat(80)])("%j says nothing", (sealed) => {
  expect(decrypt(newKey, "totp", sealed)).toBeUndefined();
});

it("notices every changed byte", () => {
  const bytes = Buffer.from(encrypt(newKey, "totp", "same"), "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decrypt(newKey, "totp", changed.toString("base64url"))).toBeUndefined();
  }
});

it("writes nothing without a key", () => {
  expect(() => encrypt([], "totp", "same")).toThrow("no key");
});
