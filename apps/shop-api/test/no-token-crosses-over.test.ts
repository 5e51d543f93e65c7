import type { Context, EntitySearchResult, PaymentMethod, ProductDetail } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "./harness/catalogue-ids.ts";
import { testShop } from "./harness/test-shop.ts";

const shop = testShop();
const REQUESTS = 200;

/** Two visitors that differ in everything a session can choose. */
const visitors = [
  {
    token: "1".repeat(32),
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
  },
  {
    token: "2".repeat(32),
    choices: {
      languageId: id.language("pl"),
      currencyId: id.currency("pln"),
      countryId: id.country("pl"),
      paymentMethodId: id.paymentMethod("invoice"),
    },
    sees: {
      language: "Polski",
      currency: "PLN",
      country: "PL",
      method: "payment_invoice",
      name: "Zbiornik buforowy Tonne 200 l",
      price: 2996,
      taxRate: 23,
    },
  },
] as const;
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
      const visitor = visitors[index % 2] ?? visitors[0];
      const step = steps[Math.floor(index / 2) % steps.length];
      return { sent: visitor.token, got: await step?.(visitor) };
    }),
  );
  expect(answers.filter(({ sent, got }) => sent !== got)).toEqual([]);
  expect(answers).toHaveLength(REQUESTS);
});

it("gives parallel newcomers different tokens, cached answers or not", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.api.post("/country")));
  expect(new Set(answers.map((answer) => answer.token)).size).toBe(50);
});
