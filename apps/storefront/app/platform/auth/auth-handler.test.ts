import { expect, it } from "vitest";
import { ShopApiError, ShopUnreachableError } from "../shop/client/shop-error.ts";
import { authErrorIn } from "./auth-request.ts";
import { ada, visitOf } from "./auth.fixture.server.ts";
import { changeAuth, readAuth, signIn, signInWithCart } from "./auth-handler.server.ts";
import type { Visit } from "../http/visit.server.ts";

const url = "https://shop.example/api/auth/callback/credentials";
const call = { action: "callback", provider: "credentials" } as const;
const credentials = { username: "ada@example.com", password: "warm und trocken" };

/** A shop that knows Ada, and whose cart grows by a piece when she signs in. */
function shopOfAda(refusal?: Error) {
  let isIn = false;
  return visitOf({
    readCart: () => ({ lineItems: [{ type: "product", quantity: isIn ? 3 : 2 }] }),
    loginCustomer: (input) => {
      if (refusal) throw refusal;
      expect(input?.body).toEqual(credentials);
      isIn = true;
    },
    readContext: () => ({ customer: isIn ? ada : null }),
  });
}

/** The token as a browser fetches it, with the cookie that goes with it. */
async function fetchToken(visit: Visit): Promise<{ csrfToken: string; cookie: string }> {
  const asked = new Request("https://shop.example/api/auth/csrf");
  const answer = await readAuth(visit, asked, { action: "csrf", provider: null });
  const { csrfToken } = await answer.json();
  return {
    csrfToken,
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; "),
  };
}

async function post(visit: Visit, more: Record<string, string> = {}): Promise<Response> {
  const { csrfToken, cookie } = await fetchToken(visit);
  const fields = {
    ...credentials,
    remember: "true",
    redirect: "false",
    callbackUrl: "/kontakt",
    json: "true",
  };
  const headers = { cookie, origin: "https://shop.example", "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ ...fields, csrfToken, ...more });
  return changeAuth(visit, new Request(url, { method: "POST", headers, body }), call);
}

const notesOf = ({ notes }: Visit) => notes.cookie(200) ?? "";

it("signs in with the payload of the specification, and leaves the notes for the next page [62, 156, 272]", async () => {
  const { visit } = shopOfAda();
  const answer = await post(visit);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ url: "https://shop.example/kontakt" });
  expect(answer.headers.getSetCookie().join("\n")).toMatch(/^__Host-hearth-auth=ey/m);
  expect(notesOf(visit)).toContain("signedIn~success.cartMerged~info");
});

it("answers what the shop said, parameters too, and signs nobody in", async () => {
  const throttled = {
    status: "429",
    code: "CHECKOUT__CUSTOMER_AUTH_THROTTLED",
    title: "",
    meta: { parameters: { seconds: 12 } },
  };
  const { visit } = shopOfAda(new ShopApiError("loginCustomer", 429, [throttled]));
  const answer = await post(visit);
  expect(answer.status).toBe(401);
  const { url: led, problems } = await answer.json();
  expect(new URL(led).searchParams.get("code")).toBe("CHECKOUT__CUSTOMER_AUTH_THROTTLED");
  expect(problems).toEqual([{ code: throttled.code, field: null, parameters: { seconds: 12 } }]);
  expect(answer.headers.getSetCookie().join("\n")).not.toContain("hearth-auth=ey");
  expect(notesOf(visit)).toBe("");
});

it.each(["/kontakt?error=42", "/login/error?error=AccessDenied", "/suche?q=100%"])(
  "signs in on %s, whatever that page has in its address",
  async (callbackUrl) => {
    const { visit } = shopOfAda();
    const answer = await post(visit, { callbackUrl });
    expect(answer.status).toBe(200);
    expect(Object.keys(await answer.json())).toEqual(["url"]);
    expect(notesOf(visit)).toContain("signedIn");
  },
);

it("signs out on a page that has an error in its address, and not without the token", async () => {
  const { visit, calls } = visitOf({ logoutCustomer: () => {} });
  const { csrfToken, cookie } = await fetchToken(visit);
  const headers = { cookie, origin: "https://shop.example", "sec-fetch-site": "same-origin" };
  const signOut = (fields: Record<string, string>) =>
    changeAuth(
      visit,
      new Request("https://shop.example/api/auth/signout", {
        method: "POST",
        headers,
        body: new URLSearchParams({ json: "true", callbackUrl: "/kontakt?error=42", ...fields }),
      }),
      { action: "signout", provider: null },
    );
  expect((await signOut({})).status).toBe(400);
  expect(calls).toEqual([]);
  expect((await signOut({ csrfToken })).status).toBe(200);
  expect(calls).toEqual(["logoutCustomer"]);
});

it("asks nothing of the shop without the token", async () => {
  const { visit, calls } = shopOfAda();
  const answer = await post(visit, { csrfToken: "f".repeat(64) });
  expect(authErrorIn((await answer.json()).url)).toBe("MissingCSRF");
  expect(calls).not.toContain("loginCustomer");
});

it("forms without script take the same way, and keep the one cookie they need [156, 272]", async () => {
  const { visit } = shopOfAda();
  await signInWithCart(visit, credentials);
  expect(visit.cookies.map((cookie) => cookie.split("=")[0])).toEqual([
    "hearth-visitor",
    "__Host-hearth-auth",
  ]);
  expect(notesOf(visit)).toContain("signedIn");
});

it.each([
  ["refuses", new ShopApiError("loginCustomer", 401, [])],
  ["is silent", new ShopUnreachableError("loginCustomer", "lost", null)],
])("a form learns that the shop %s", async (_what, refusal) => {
  const { visit } = shopOfAda(refusal);
  await expect(signIn(visit, credentials)).rejects.toBe(refusal);
  expect(visit.cookies).toEqual([]);
});
