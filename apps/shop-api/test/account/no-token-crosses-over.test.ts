import type { Context, EntitySearchResult, PaymentMethod, ProductDetail } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const REQUESTS = 200;

const usual = {
  choices: {
    languageId: id.language("de"),
    currencyId: id.currency("eur"),
    countryId: id.country("de"),
    paymentMethodId: id.paymentMethod("prepayment"),
  },
  sees: {
    language: "Deutsch",
    currency: "EUR",
    country: "DE",
    method: "payment_prepayment",
    name: "Pufferspeicher Tonne 200 l",
    price: 749,
    taxRate: 19,
  },
};
type Usual = typeof usual;

/** A visitor like the usual one but for what is given, so that nothing else keeps the two apart. */
const visitor = (token: string, choices: Partial<Usual["choices"]>, sees: Partial<Usual["sees"]>) => ({
  token: token.repeat(32),
  choices: { ...usual.choices, ...choices },
  sees: { ...usual.sees, ...sees },
});

const visitors = [
  visitor("1", {}, {}),
  visitor(
    "2",
    { languageId: id.language("pl") },
    { language: "Polski", name: "Zbiornik buforowy Tonne 200 l" },
  ),
  visitor("3", { currencyId: id.currency("pln") }, { currency: "PLN", price: 2996 }),
  visitor("4", { countryId: id.country("pl") }, { country: "PL", taxRate: 23 }),
  visitor("5", { paymentMethodId: id.paymentMethod("invoice") }, { method: "payment_invoicepayment" }),
];
type Visitor = (typeof visitors)[number];

/** One step of a visit: what comes back must be the visitor's own. */
const steps: ((visitor: Visitor) => Promise<string | null>)[] = [
  async ({ token, choices }) =>
    (await shop.api.patch("/context", choices, { "sw-context-token": token })).token,
  async ({ token, sees }) => {
    const answer = await shop.api.get<Context>("/context", { "sw-context-token": token });
    const { body } = answer;
    expect(body.token).toBe(token);
    expect({
      language: body.languageInfo?.name,
      currency: body.currency.isoCode,
      country: body.shippingLocation.country.iso,
      method: body.paymentMethod.technicalName,
    }).toEqual({
      language: sees.language,
      currency: sees.currency,
      country: sees.country,
      method: sees.method,
    });
    return answer.token;
  },
  async ({ token, sees }) => {
    const path = `/product/${id.product("buffer-tank")}`;
    const answer = await shop.api.post<ProductDetail>(path, {}, { "sw-context-token": token });
    const { translated, calculatedPrice } = answer.body.product;
    expect([translated.name, calculatedPrice.unitPrice, calculatedPrice.taxRules[0]?.taxRate]).toEqual([
      sees.name,
      sees.price,
      sees.taxRate,
    ]);
    return answer.token;
  },
  async ({ token, sees }) => {
    const answer = await shop.api.post<EntitySearchResult<PaymentMethod>>(
      "/payment-method",
      {},
      { "sw-context-token": token },
    );
    expect(answer.body.elements[0]?.technicalName).toBe(sees.method);
    return answer.token;
  },
  async ({ token }) =>
    (await shop.api.post(`/product-listing/${id.category("radiators")}`, {}, { "sw-context-token": token }))
      .token,
  async ({ token }) =>
    (await shop.api.post(`/product/${id.unknownId}`, {}, { "sw-context-token": token })).token,
];

it(`gives every answer of ${REQUESTS} parallel requests to the session that asked`, async () => {
  for (const { token, choices } of visitors)
    await shop.api.patch("/context", choices, { "sw-context-token": token });

  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const asking = visitors[index % visitors.length] ?? visitor("1", {}, {});
      const step = steps[Math.floor(index / visitors.length) % steps.length];
      return { sent: asking.token, got: await step?.(asking) };
    }),
  );
  expect(answers.filter(({ sent, got }) => sent !== got)).toEqual([]);
  expect(answers).toHaveLength(REQUESTS);
});

it("gives parallel newcomers different tokens, cached answers or not", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.api.post("/country")));
  expect(new Set(answers.map((answer) => answer.token)).size).toBe(50);
});
