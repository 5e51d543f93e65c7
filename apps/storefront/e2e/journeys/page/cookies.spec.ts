import type { BrowserContext, Page } from "@playwright/test";
import { localePath, locales } from "@hearth/i18n";
import { demo, openCart } from "../../fixtures/cart.ts";
import { guestAtCheckout } from "../../fixtures/checkout.ts";
import { comeFromElsewhere, fillLogin, registered } from "../../fixtures/customers.ts";
import { guestOrder, publicShop } from "../../fixtures/orders.ts";
import { payAtProvider } from "../../fixtures/payments.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const privacy = {
  "de-DE": "/datenschutzerklaerung",
  "en-GB": "/privacy-policy",
  "pl-PL": "/polityka-prywatnosci",
} as const;

/** Names of all cookies the browser was ever given by the shop, without what https puts before them. */
function collectCookies(context: BrowserContext): Set<string> {
  const names = new Set<string>();
  context.on("response", (response) => {
    if (!response.url().startsWith(publicShop)) return;
    void response.headersArray().then((headers) => {
      for (const { name, value } of headers) {
        if (name.toLowerCase() === "set-cookie") names.add(plainName(value.split("=")[0] ?? ""));
      }
    });
  });
  return names;
}

/** The page is left first: an answer that was still on its way would bring its cookie back. */
async function becomeSomebodyElse(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

const plainName = (name: string) => name.replace(/^__(Host|Secure)-/, "");

test("the privacy page names every cookie, in every language", async ({ page, context, complaints }) => {
  const t = await textsOf("de-DE");
  const given = collectCookies(context);
  await page.goto("/");
  await openCart(page, "de-DE", [[demo.sensorSet, 1]]);
  await page.locator('main form[action$="/checkout/paypal-init-checkout/start"] button').first().click();
  await payAtProvider(page, "pay");
  await expect(page.getByText(t("note.expressReady"))).toBeVisible();
  await becomeSomebodyElse(page);

  await guestAtCheckout(page, { locale: "de-DE", goods: [[demo.sensorSet, 1]] });
  // What was typed is kept on the way to another page.
  await page.locator('[name="customerComment"]').fill("Bitte klingeln");
  await page.locator('button[name="intent"][value="edit-shipping"]').click();
  await expect(page).toHaveURL(/\/checkout\/address\//);
  await becomeSomebodyElse(page);

  const order = await guestOrder(page, { method: "payment_prepayment" });
  await becomeSomebodyElse(page);
  await page.goto("/order");
  await page.locator('[name="orderNumber"]').fill(order.orderNumber);
  await page.locator('#find-order [name="email"]').fill(order.email);
  await page.locator('[name="zipcode"]').fill(order.zipcode);
  await page.getByRole("button", { name: t("order.findSubmit") }).click();
  await expect(page).toHaveURL(`/order/${order.deepLinkCode}`);
  await becomeSomebodyElse(page);

  const customer = await registered(page);
  await page.goto("/login");
  await fillLogin(page, t, customer);
  await expect(page).toHaveURL("/account");
  for (const { name } of await context.cookies(publicShop)) given.add(plainName(name));
  expect([...given]).toEqual(
    expect.arrayContaining([
      "hearth-context",
      "hearth-device",
      "hearth-auth",
      "hearth-express",
      "hearth-checkout",
      "hearth-order",
    ]),
  );

  for (const locale of locales) {
    await page.goto(localePath(locale, privacy[locale]));
    const text = await page.locator("main").innerText();
    expect([...given].filter((name) => !text.includes(name))).toEqual([]);
    expect(text).toContain("hearth-link");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectGoodPage(page, complaints);
  }
});
