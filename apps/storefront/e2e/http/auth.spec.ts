import { expect, test } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { ownForm } from "../fixtures/customers.ts";

const auth = "/api/auth";
const nobody = { username: "nobody@example.test", password: "not-a-password" };

async function csrfToken(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`${auth}/csrf`);
  expect(answer.headers()["set-cookie"]).toMatch(/hearth-csrf=[^;]+;.*HttpOnly/);
  const { csrfToken: token } = await answer.json();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  return token;
}

test("lists the ways to sign in [273]", async ({ request }) => {
  const providers = await (await request.get(`${auth}/providers`)).json();
  expect(providers.credentials).toEqual({
    id: "credentials",
    name: expect.any(String),
    type: "credentials",
    signinUrl: expect.stringContaining(`${auth}/signin/credentials`),
    callbackUrl: expect.stringContaining(`${auth}/callback/credentials`),
  });
});

test("a visitor's session is empty and kept by nobody [274]", async ({ request }) => {
  const answer = await request.get(`${auth}/session?callbackUrl=/account`);
  expect(await answer.json()).toEqual({});
  expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("wrong credentials: 401, and an address with the error and the key of its text [275]", async ({
  request,
}) => {
  const form = { ...nobody, csrfToken: await csrfToken(request), callbackUrl: "/account", json: "true" };
  const answer = await request.post(`${auth}/callback/credentials`, { form });
  expect(answer.status()).toBe(401);
  const { url } = await answer.json();
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe("/login");
  expect(searchParams.get("error")).toBe("CredentialsSignin");
  expect(searchParams.get("code")).toBe("login_no_matching_customer_internal");
});

test("without the token nothing happens [275]", async ({ request }) => {
  const answer = await request.post(`${auth}/callback/credentials`, { form: nobody, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toContain("/login?error=MissingCSRF");
});

test("signing out wants the token, says so, and never leads away [276, 308]", async ({ request }) => {
  const refused = await request.post(`${auth}/signout`, { form: { json: "true" } });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toEqual({ message: "Could not fetch CSRF Token for signing out" });
  const form = { csrfToken: await csrfToken(request), callbackUrl: "https://evil.example/", json: "true" };
  const answer = await request.post(`${auth}/signout`, { form });
  expect(answer.status()).toBe(200);
  expect(new URL((await answer.json()).url).pathname).toBe("/account");
});

for (const headers of [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
] as Record<string, string>[]) {
  test(`a form from elsewhere is refused: ${JSON.stringify(headers)}`, async ({ request }) => {
    const form = { ...nobody, csrfToken: await csrfToken(request) };
    for (const path of [
      `${auth}/callback/credentials`,
      `${auth}/signout`,
      "/login",
      "/account/logout",
      "/register",
    ]) {
      const answer = await request.post(path, { form, headers, maxRedirects: 0 });
      expect([400, 403], path).toContain(answer.status());
    }
  });
}

test("an unknown provider leads to the page of errors, an unknown action nowhere [309]", async ({
  request,
}) => {
  const form = { csrfToken: await csrfToken(request) };
  const answer = await request.post(`${auth}/signin/nobody`, { form, maxRedirects: 0 });
  expect(answer.headers()["location"]).toContain("/login/error?error=Configuration");
  for (const action of ["verify-request", "webauthn-options", "session/google", "callback/a/b"]) {
    expect((await request.get(`${auth}/${action}`, { maxRedirects: 0 })).status(), action).toBe(404);
  }
});

test("pages of customers ask to sign in and remember where to [166]", async ({ request }) => {
  const answer = await request.get("/pl-PL/account/order?p=2", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toBe(
    "/pl-PL/login?redirect=%2Fpl-PL%2Faccount%2Forder%3Fp%3D2&error=SessionRequired",
  );
});

test("the older address of the recovery page keeps its query [28]", async ({ request }) => {
  const answer = await request.get("/reset-password?hash=abc", { maxRedirects: 0 });
  expect(answer.headers()["location"]).toBe("/account/recover/password?hash=abc");
});

test("a refused form is the same page with what was typed, but no password [217]", async ({ request }) => {
  const answer = await request.post("/login", {
    headers: ownForm,
    form: { username: "not an address", password: "secret-typed" },
  });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain('value="not an address"');
  expect(html).not.toContain("secret-typed");
  expect(html).toContain("Bitte geben Sie eine gültige E-Mail-Adresse ein");
});
