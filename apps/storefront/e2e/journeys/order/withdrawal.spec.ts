import type { Page } from "@playwright/test";
import { localePath, locales } from "@hearth/i18n";
import { comeFromElsewhere, freshCustomer, registered, signedIn } from "../../fixtures/customers.ts";
import { mailWith } from "../../fixtures/mails.ts";
import { guestOrder, publicShop } from "../../fixtures/orders.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

/** The footer asks for an e-mail address too. */
const form = (page: Page) => page.locator("#withdrawal");

for (const locale of locales) {
  test(`a contract is withdrawn from in two steps, with a receipt, in ${locale} [344]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const { email } = freshCustomer();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localePath(locale, "/"));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("shell.withdraw") })
      .click();
    await expectGoodPage(page, complaints);

    await form(page)
      .getByRole("button", { name: t("withdrawal.next") })
      .click();
    await expect(form(page).getByLabel(t("withdrawal.contract"))).toHaveAttribute("aria-invalid", "true");
    await form(page).getByLabel(t("withdrawal.name")).fill("Ada Brenner");
    await form(page).getByLabel(t("withdrawal.contract")).fill("99 88 77");
    await form(page).getByLabel(t("withdrawal.email")).fill(email);
    await form(page)
      .getByRole("button", { name: t("withdrawal.next") })
      .click();

    await expect(page.getByText("99 88 77")).toBeVisible();
    await expectGoodPage(page, complaints);
    await page.getByRole("button", { name: t("withdrawal.change") }).click();
    await expect(form(page).getByLabel(t("withdrawal.name"))).toHaveValue("Ada Brenner");
    await form(page)
      .getByRole("button", { name: t("withdrawal.next") })
      .click();
    await page.getByRole("button", { name: t("withdrawal.confirm") }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("withdrawal.receivedTitle"));
    await expectGoodPage(page, complaints);
    const mail = await mailWith(email, /99 88 77/);
    expect(mail.text).toContain("Ada Brenner");
    // To the second, with the zone.
    expect(mail.text).toMatch(/\d\d:\d\d:\d\d/);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a contract is withdrawn from all the same", async ({ page }) => {
    const t = await textsOf("de-DE");
    const { email } = freshCustomer();
    await page.goto("/withdrawal");
    await form(page).getByLabel(t("withdrawal.name")).fill("Ada Brenner");
    await form(page).getByLabel(t("withdrawal.contract")).fill("Badheizkörper");
    await form(page).getByLabel(t("withdrawal.email")).fill(email);
    await form(page)
      .getByRole("button", { name: t("withdrawal.next") })
      .click();
    await page.getByRole("button", { name: t("withdrawal.confirm") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("withdrawal.receivedTitle"));
    await mailWith(email, /Badheizkörper/);
  });
});

test.describe("what the shop knows already", () => {
  test.use({ baseURL: publicShop });
  test.beforeEach(({ context }) => comeFromElsewhere(context));

  test("an order leads to its withdrawal, with its number", async ({ page, complaints }) => {
    const t = await textsOf("de-DE");
    const order = await guestOrder(page);
    await page.goto(`/order/${order.deepLinkCode}`);
    await page.getByRole("link", { name: t("withdrawal.ofOrder") }).click();
    await expect(form(page).getByLabel(t("withdrawal.contract"))).toHaveValue(order.orderNumber);
    await expectGoodPage(page, complaints);
  });

  test("a customer need not type name and address", async ({ page }) => {
    const t = await textsOf("de-DE");
    const customer = await registered(page);
    await signedIn(page, customer);
    await page.goto("/withdrawal");
    await expect(form(page).getByLabel(t("withdrawal.email"))).toHaveValue(customer.email);
    await expect(form(page).getByLabel(t("withdrawal.name"))).not.toHaveValue("");
    await expect(form(page).getByLabel(t("withdrawal.contract"))).toHaveValue("");
  });
});
