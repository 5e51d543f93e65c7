import type { Page } from "@playwright/test";
import { demo } from "../../fixtures/cart.ts";
import { expectPlaced, freshGuest, guestAtCheckout, orderButton, terms } from "../../fixtures/checkout.ts";
import { choose, layer } from "../../fixtures/counted-visit.ts";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { expect, textsOf } from "../../fixtures/shop.ts";
import { toldPurchase } from "../../fixtures/told-purchases.ts";
import { test } from "../../fixtures/tracked-shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** A guest answers the question of the first page and orders. */
async function orderAfter(page: Page, answer: "consent.reject" | "consent.acceptAll") {
  const t = await textsOf("de-DE");
  await page.context().clearCookies();
  await page.goto("/");
  await choose(page, () =>
    layer(page, t)
      .getByRole("button", { name: t(answer) })
      .click(),
  );
  if (answer === "consent.acceptAll")
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain("tms-attribution");
  const guest = await guestAtCheckout(page, {
    locale: "de-DE",
    goods: [[demo.sensorSet, 2]],
    guest: freshGuest(),
  });
  await terms(page).check();
  await orderButton(page, t).click();
  return { id: await expectPlaced(page), guest };
}

test("the server tells of a purchase with the buyer's consent, and of no other [287-291]", async ({
  page,
}) => {
  const refused = await orderAfter(page, "consent.reject");
  const agreed = await orderAfter(page, "consent.acceptAll");
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
  // One after the other, in the order of the orders: the first would have come before.
  await expect.poll(() => toldPurchase(agreed.id), { timeout: 60_000 }).toBeTruthy();
  expect(await toldPurchase(refused.id)).toBeUndefined();
  const { body } = (await toldPurchase(agreed.id))!;
  expect(body).toMatchObject({
    event: "purchase",
    transaction: { id: agreed.id, paymentMethod: "payment_prepayment" },
    products: [{ quantity: 2, source: "Shop" }],
    userdata: { email: agreed.guest.email, firstName: "Gerda", lastName: "Gast", postalcode: "60311" },
    gaCookie: cookies.get("_ga"),
    tmsClientId: cookies.get("tms-client-id"),
    tmsAttribution: cookies.get("tms-attribution"),
    test: true,
  });
  expect(body["gaCookie"]).toMatch(/^GA1/);
});
