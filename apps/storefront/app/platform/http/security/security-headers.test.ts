import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./security-headers.server.ts";

const settings = { nonce: "n", isSecure: true };

it("lets nobody else in where no tag manager is configured", () => {
  const policy = contentSecurityPolicy({ ...settings, tagManager: null });
  expect(policy).toContain("; connect-src 'self'; ");
  expect(policy).toContain("; trusted-types hearth; ");
});

it("lets the tag manager send to its own addresses, and its script through one policy", () => {
  const tagManager = { origins: ["https://tags.example", "https://hits.example"], policies: ["goog#html"] };
  const policy = contentSecurityPolicy({ ...settings, tagManager });
  expect(policy).toContain("; connect-src 'self' https://tags.example https://hits.example; ");
  expect(policy).toContain("; trusted-types hearth hearth-container goog#html; ");
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';");
});
