import { expect, request as requests, test } from "@playwright/test";
import { ownForm } from "../fixtures/customers.ts";

const change = "/checkout/cart/change";
const unknownProduct = "00000000000000000000000000000001";

test("forms of foreign pages change nothing", async ({ request }) => {
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    {},
  ];
  for (const headers of foreign) {
    const answer = await request.post(change, { headers, form: { intent: "code", code: "HEARTH5" } });
    expect(answer.status()).toBe(403);
    expect(answer.headers()["set-cookie"]).toBeUndefined();
  }
});

test("without a script a change leads back to the cart, which says once what happened", async ({
  baseURL,
}) => {
  const visitor = await requests.newContext({ baseURL });
  const changed = await visitor.post(`/pl-PL${change}`, {
    headers: ownForm,
    form: { intent: "add", productId: unknownProduct },
    maxRedirects: 0,
  });
  expect(changed.status()).toBe(303);
  expect(changed.headers()["location"]).toBe("/pl-PL/checkout/cart");
  expect(changed.headers()["set-cookie"]).toMatch(
    /cart-note=[\w-]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax/,
  );
  expect(await (await visitor.get("/pl-PL/checkout/cart")).text()).toContain("Nie znaleziono produktu");
  expect(await (await visitor.get("/pl-PL/checkout/cart")).text()).not.toContain("Nie znaleziono produktu");
});

test("a change never leads out of the shop", async ({ request }) => {
  for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    const answer = await request.post(change, {
      headers: ownForm,
      form: { intent: "code", code: "X", returnTo },
      maxRedirects: 0,
    });
    expect(answer.headers()["location"]).toBe("/checkout/cart");
  }
});

test("nobody keeps a cart, and no search engine lists it", async ({ request }) => {
  const paths = ["/checkout/cart", "/checkout/cart/handover?source=A&items=B", "/checkout/cart/view"];
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    if (!path.endsWith("view")) expect(await answer.text()).toContain('name="robots" content="noindex"');
  }
});

test("nonsense is answered, never with a fault", async ({ request }) => {
  const forms: Record<string, string>[] = [
    {},
    { intent: "add" },
    { intent: "add", productId: "x".repeat(500), quantity: "NaN" },
    { intent: "quantity", lineId: "\u0000", quantity: "-1" },
    { intent: "delivery", countryId: unknownProduct, zipcode: "<b>" },
    { intent: "delivery", countryId: unknownProduct },
    { intent: "methods", shippingMethodId: unknownProduct },
    { intent: "remove-code", lineId: "nothing" },
  ];
  for (const form of forms) {
    const answer = await request.post(change, { headers: { ...ownForm, accept: "application/json" }, form });
    expect(answer.status()).toBe(200);
    const { messages } = (await answer.json()) as { messages: { key: string }[] };
    expect(messages).toHaveLength(1);
    expect(messages[0]?.key).toMatch(/^cart\.(failed|notice)\./);
  }
  const huge = await request.post(change, {
    headers: ownForm,
    form: { intent: "code", code: "x".repeat(100_000) },
  });
  expect(huge.status()).toBe(400);
});
