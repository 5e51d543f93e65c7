import { localePath } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import {
  comeFromElsewhere,
  fillLogin,
  freshAddress,
  freshCustomer,
  registered,
  signedIn,
} from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { linkTo, mailAbout } from "../../fixtures/mails.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`every page of the account in ${locale} [18, 68]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await signedIn(page, await registered(page), locale);
    const pages = [
      ["/account", t("account.hello", { name: "Ada" })],
      ["/account/order", t("account.orders")],
      ["/account/address", t("account.addresses")],
      ["/account/payment", t("account.payment")],
      ["/account/profile", t("account.profile")],
      ["/account/session", t("account.devices")],
      ["/account/delete", t("account.deleteTitle")],
    ] as const;
    await page.setViewportSize({ width: 390, height: 800 });
    for (const [path, title] of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one browser, one page after the other
      await page.goto(localePath(locale, path));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      await expectGoodPage(page, complaints);
    }
  });
}

test("the address for signing in is changed with the password and the link in the new mailbox; the old one is told [71, 263]", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  const { email } = freshCustomer();
  await signedIn(page, customer);
  await page.goto("/account/profile");
  const form = page.locator("form#email");
  async function save(password: string): Promise<void> {
    await form.locator('[name="email"]').fill(email);
    await form.locator('[name="emailConfirmation"]').fill(email);
    await form.locator('[name="password"]').fill(password);
    await form.getByRole("button", { name: t("account.saveEmail") }).click();
  }
  await save("falsch geraten");
  await expect(page.locator("#email-problems")).toContainText(
    t("errors.VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT"),
  );
  await expectGoodPage(page, complaints);
  await save(customer.password);
  await expect(page.getByText(t("account.emailWaiting", { email }))).toBeVisible();
  await expect(page.getByText(t("account.currentEmail", { email: customer.email }))).toBeVisible();
  await expectGoodPage(page, complaints);
  await page.goto(await linkTo(email, "/account/email/confirm"));
  await expectGoodPage(page, complaints);
  await page.getByRole("button", { name: t("emailChange.submit") }).click();
  await expect(page.getByText(t("account.currentEmail", { email }))).toBeVisible();
  await expect(page.getByText(t("note.emailChanged"))).toBeVisible();
  const { emailChangeAsked, emailChanged } = mailTexts["de-DE"];
  await mailAbout(customer.email, emailChangeAsked.subject);
  await mailAbout(customer.email, emailChanged.subject);
});

test("a changed password ends the other sessions [71]", async ({ page, browser, baseURL }) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  const context = await browser.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: freshAddress() });
  const other = await context.newPage();
  await signedIn(page, customer);
  await signedIn(other, customer);
  const fresh = { ...customer, password: "noch wärmer 8" };
  await page.goto("/account/profile");
  const form = page.locator("form#password");
  await form.locator('[name="password"]').fill(customer.password);
  await form.locator('[name="newPassword"]').fill(fresh.password);
  await form.locator('[name="newPasswordConfirm"]').fill(fresh.password);
  await form.getByRole("button", { name: t("recover.save") }).click();
  await expect(page.getByText(t("note.passwordChanged"))).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/account$/);
  await other.goto("/account");
  await expect(other).toHaveURL(/\/login\?/);
  await fillLogin(other, t, customer);
  await expect(other.locator("main #login-problems")).toBeVisible();
  await fillLogin(other, t, fresh);
  await expect(other).toHaveURL(/\/account$/);
  await context.close();
});

test("the account is deleted for good", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  await signedIn(page, customer);
  await page.goto("/account/delete");
  await page.getByRole("button", { name: t("account.deleteNow") }).click();
  await expect(page.locator("#delete-account-problems")).toBeVisible();
  await page.getByLabel(t("account.deleteConfirm")).check();
  await page.getByRole("button", { name: t("account.deleteNow") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectGoodPage(page, complaints);
  await fillLogin(page, t, customer);
  await expect(page.locator("main #login-problems")).toContainText(
    t("errors.login_no_matching_customer_internal"),
  );
});
