import { expect, it } from "vitest";
import { provenIdentity } from "./auth-providers.server.ts";

it("takes the names of a provider, also as Apple sends them", () => {
  const claims = { sub: "1", email: "a@b.de", email_verified: "true" };
  expect(provenIdentity("google", { ...claims, given_name: "Ada", family_name: "L" })).toEqual({
    provider: "google",
    subject: "1",
    email: "a@b.de",
    emailVerified: true,
    firstName: "Ada",
    lastName: "L",
  });
  const user = { name: { firstName: "Ada", lastName: "L" } };
  expect(provenIdentity("apple", { ...claims, user })).toMatchObject({ firstName: "Ada", lastName: "L" });
});

it.each([{ email: "a@b.de" }, { sub: "1" }, { sub: "1", email: "" }, { sub: 1, email: "a@b.de" }, {}])(
  "knows nobody by %j",
  (claims) => expect(provenIdentity("google", claims)).toBeNull(),
);

it.each([undefined, false, "false", 1, "yes"])(
  "believes no address that is verified: %j",
  (email_verified) => {
    const identity = provenIdentity("facebook", { sub: "1", email: "a@b.de", email_verified });
    expect(identity?.emailVerified).toBe(false);
  },
);
