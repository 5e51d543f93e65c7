import type { Page } from "@playwright/test";
import { localePath } from "@hearth/i18n";
import { comeFromElsewhere, registered, signedIn } from "../../fixtures/customers.ts";
import { guestOrder, placeOrder, publicShop } from "../../fixtures/orders.ts";
import { overflowing } from "../../fixtures/room.ts";
import { expect, test } from "../../fixtures/shop.ts";

/* Screens whose journeys run in German alone: the longest words we have need room on them too. */

const locale = "pl-PL";

test.use({ baseURL: publicShop, viewport: { width: 320, height: 640 } });
test.beforeEach(({ context }) => comeFromElsewhere(context));

async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one page after the other
    const answer = await page.goto(localePath(locale, path));
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    // oxlint-disable-next-line no-await-in-loop
    expect.soft(await overflowing(page), path).toEqual([]);
  }
}

test("pages for everybody have room", async ({ page }) => {
  await expectRoom(page, [
    "/login",
    "/register",
    `/account/email/confirm?hash=${"a".repeat(32)}`,
    "/account/email/confirm",
    `/newsletter-leave?recipient=${"0".repeat(32)}&seal=x`,
    "/newsletter-leave",
    "/newsletter-leave?done=left",
    "/account/recover",
    "/account/recover/password?hash=short",
    "/order",
    "/wishlist",
    "/withdrawal",
    "/search?search=pompa",
    "/search?search=zeppelin",
    "/search?search=NW-AM-08",
    "/search?search=NW-AM-08&all=1",
  ]);
});

test("pages of the account have room", async ({ page }) => {
  const customer = await registered(page);
  await signedIn(page, customer, locale);
  const { id } = await placeOrder(page, customer.email, { locale, method: "payment_invoicepayment" });
  await expectRoom(page, [
    "/account",
    "/account/order",
    `/account/order/${id}`,
    `/account/order/${id}/cancel`,
    "/account/address",
    "/account/address/new",
    "/account/payment",
    "/account/profile",
    "/account/session",
    "/account/delete",
  ]);
});

test("pages of an order have room", async ({ page }) => {
  const order = await guestOrder(page, { locale });
  await expectRoom(page, [
    `/checkout/pending/${order.id}?stay=1`,
    `/checkout/success/${order.id}`,
    `/checkout/success/${order.id}/unpaid`,
    `/order/${order.deepLinkCode}`,
    `/order/${order.deepLinkCode}/cancel`,
  ]);
});
