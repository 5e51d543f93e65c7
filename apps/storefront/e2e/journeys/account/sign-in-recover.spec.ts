import { localePath } from "@hearth/i18n";
import {
  comeFromElsewhere,
  fillLogin,
  freshAddress,
  registered,
  signedIn,
} from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { linkTo } from "../../fixtures/mails.ts";
import { ageRecovery } from "../../fixtures/staff.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`a forgotten password is replaced in ${locale}, and every session ends [19, 20, 72]`, async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const customer = await registered(page);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: freshAddress() });
    const other = await elsewhere.newPage();
    await signedIn(other, customer);

    await page.goto(localePath(locale, "/account/recover"));
    await expectGoodPage(page, complaints);
    await page.locator('#recover [name="email"]').fill(customer.email);
    await page.getByRole("button", { name: t("recover.submit") }).click();
    await expect(page.getByText(t("recover.sentText"))).toBeVisible();
    await expectGoodPage(page, complaints);

    const link = await linkTo(customer.email, "/account/recover/password");
    await page.goto(link);
    await expectGoodPage(page, complaints);
    const fresh = { ...customer, password: "noch wärmer 8" };
    await page.locator('[name="newPassword"]').fill(fresh.password);
    await page.locator('[name="newPasswordConfirm"]').fill("anders");
    await page.getByRole("button", { name: t("recover.save") }).click();
    const problems = page.locator("#new-password-problems");
    await expect(problems).toContainText(t("errors.VIOLATION::NOT_EQUAL_ERROR/password"));
    await page.locator('[name="newPassword"]').fill(fresh.password);
    await page.locator('[name="newPasswordConfirm"]').fill(fresh.password);
    await page.getByRole("button", { name: t("recover.save") }).click();
    await expect(page.getByText(t("note.passwordReset"))).toBeVisible();
    await fillLogin(page, t, fresh);
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, "/account")}$`));

    // Once used it is worth nothing.
    await page.goto(link);
    await expect(page.getByText(t("errors.CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED"))).toBeVisible();
    await other.goto("/account");
    await expect(other).toHaveURL(/\/login\?/);
    await elsewhere.close();
  });

  test(`a link older than two hours says so in ${locale} and leads to a new one [311]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const customer = await registered(page);
    await page.goto(localePath(locale, "/account/recover"));
    await page.locator('#recover [name="email"]').fill(customer.email);
    await page.getByRole("button", { name: t("recover.submit") }).click();
    const link = await linkTo(customer.email, "/account/recover/password");
    // Open while the two hours end: the form is answered like the link.
    await page.goto(link);
    await ageRecovery(customer.email);
    await page.locator('[name="newPassword"]').fill("zu spät gekommen");
    await page.locator('[name="newPasswordConfirm"]').fill("zu spät gekommen");
    await page.getByRole("button", { name: t("recover.save") }).click();
    const text = page.locator("main").getByText(t("errors.CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED"));
    await expect(text.first()).toBeVisible();
    await page.goto(link);
    await expect(text).toBeVisible();
    await expect(page.locator('[name="newPassword"]')).toHaveCount(0);
    await expectGoodPage(page, complaints);
    await page.getByRole("link", { name: t("recover.askAgain") }).click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, "/account/recover")}$`));
    // The old password still is the password.
    await signedIn(page, customer);
  });

  test(`a link that is incomplete or made up is refused in ${locale} [28]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    for (const hash of ["", "short", "a".repeat(32)]) {
      // The older address leads to the same page.
      await page.goto(`${localePath(locale, "/reset-password")}?hash=${hash}`);
      await expect(page.getByText(t("errors.CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED"))).toBeVisible();
    }
    await expectGoodPage(page, complaints);
    await page.getByRole("link", { name: t("recover.askAgain") }).click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, "/account/recover")}$`));
  });
}

test("the page says the same whether the address is known or not", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/account/recover");
  await page.locator('#recover [name="email"]').fill("nobody.at.all@example.com");
  await page.getByRole("button", { name: t("recover.submit") }).click();
  await expect(page.getByText(t("recover.sentText"))).toBeVisible();
});
