import { expect, it } from "vitest";
import { ada, visitOf } from "../../platform/auth/auth.fixture.server.ts";
import { signInRegistered } from "./sign-in-registered.server.ts";

const given = { email: "ada@example.com", password: "warm und trocken" };
const made = { ...ada, doubleOptInRegistration: false, doubleOptInConfirmDate: null };

async function register(customer: object) {
  const { visit, calls } = visitOf({
    loginCustomer: (input) =>
      expect(input?.body).toEqual({ username: given.email, password: given.password }),
    readContext: () => ({ customer: ada }),
  });
  const isSignedIn = await signInRegistered(visit, customer as never, given);
  return { isSignedIn, calls, cookies: visit.cookies.join("\n") };
}

it("an active customer is signed in with the given credentials [174]", async () => {
  const { isSignedIn, calls, cookies } = await register(made);
  expect(isSignedIn).toBe(true);
  expect(calls[0]).toBe("loginCustomer");
  expect(cookies).toMatch(/__Host-hearth-auth=ey/);
});

it("an active guest only has the session renewed [174]", async () => {
  const { isSignedIn, calls, cookies } = await register({ ...made, guest: true });
  expect(isSignedIn).toBe(true);
  expect(calls).toEqual([]);
  expect(cookies).toContain("hearth-visitor=guest");
  expect(cookies).not.toMatch(/hearth-auth=ey/);
});

it.each([
  ["whose mail waits for an answer", { ...made, doubleOptInRegistration: true }],
  ["who is not active", { ...made, active: false }],
])("nobody is signed in %s [174, 238]", async (_who, customer) => {
  expect(await register(customer)).toEqual({ isSignedIn: false, calls: [], cookies: "" });
});
