import { localePath } from "@hearth/i18n";
import {
  comeFromElsewhere,
  fillRegistration,
  freshAddress,
  freshCustomer,
} from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { linkTo, mailsTo, mailWith } from "../../fixtures/mails.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`registered here, confirmed on another device in ${locale} [24, 73, 238]`, async ({
    page,
    browser,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const customer = freshCustomer();
    await page.goto(localePath(locale, "/register"));
    await expectGoodPage(page, complaints);
    await fillRegistration(page, customer);
    await page.getByRole("button", { name: t("register.submit") }).click();
    await expect(page.getByRole("heading", { name: t("register.sentTitle") })).toBeVisible();
    await expectGoodPage(page, complaints);

    const link = await linkTo(customer.email, "/registration/confirm");
    expect(link.startsWith(localePath(locale, "/registration/confirm"))).toBe(true);
    const phone = await browser.newContext({
      extraHTTPHeaders: freshAddress(),
      viewport: { width: 390, height: 800 },
    });
    const there = await phone.newPage();
    await there.goto(link);
    await expectGoodPage(there, []);
    await there.getByRole("button", { name: t("register.confirmSubmit") }).click();
    await expect(there).toHaveURL(new RegExp(`${localePath(locale, "/account")}$`));
    await expect(there.locator("main")).toContainText(customer.email);
    await expectGoodPage(there, []);
    // A second time the link does nothing, and says so.
    await there.goto(link);
    await there.getByRole("button", { name: t("register.confirmSubmit") }).click();
    await expect(there.getByText(t("errors.CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED"))).toBeVisible();
    await phone.close();
  });

  test(`a business registers with its VAT id in ${locale} [107, 109]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const customer = freshCustomer();
    await page.goto(localePath(locale, "/register"));
    const vatId = page.locator('[name="vatIds"]');
    await expect(vatId).toBeHidden();
    await page.getByLabel(t("register.business")).check();
    await fillRegistration(page, customer);
    await page.locator('[name="billingAddress.company"]').fill("Probe Haustechnik GmbH");
    await vatId.fill("DE12");
    await page.getByRole("button", { name: t("register.submit") }).click();
    const problems = page.locator("#register-problems");
    await expect(problems).toBeFocused();
    await expect(problems).toContainText(t("errors.VIOLATION::VAT_ID_FORMAT_NOT_CORRECT"));
    await expect(vatId).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator('[name="firstName"]')).toHaveValue("Ada");
    await expectGoodPage(page, complaints);

    await vatId.fill("DE123456789");
    await page.locator('[name="password"]').fill(customer.password);
    await page.getByRole("button", { name: t("register.submit") }).click();
    await expect(page.getByRole("heading", { name: t("register.sentTitle") })).toBeVisible();
    await page.goto(await linkTo(customer.email, "/registration/confirm"));
    await page.getByRole("button", { name: t("register.confirmSubmit") }).click();
    await expect(page.locator("main")).toContainText("Probe Haustechnik GmbH");
    await page.goto(localePath(locale, "/account/profile"));
    await expect(page.locator('#profile [name="vatIds"]')).toHaveValue("DE123456789");
  });
}

test("an empty form names every field, and each name leads to it", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto("/register");
  await page.getByRole("button", { name: t("register.submit") }).click();
  const problems = page.locator("#register-problems");
  await expect(problems).toBeFocused();
  await expect(problems.getByRole("link")).toHaveCount(8);
  await expectGoodPage(page, complaints);
  await problems.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="firstName"]')).toBeFocused();
});

test("a known address is answered like a new one, and its owner gets a mail", async ({ page }) => {
  const t = await textsOf("de-DE");
  const customer = freshCustomer();
  for (const [path, mails] of [
    ["/registration/confirm", 1],
    ["/registration/confirm", 2],
  ] as const) {
    await page.goto("/register");
    await fillRegistration(page, customer);
    await page.getByRole("button", { name: t("register.submit") }).click();
    await expect(page.getByText(t("register.sentText"))).toBeVisible();
    await mailWith(customer.email, new RegExp(path));
    await expect.poll(async () => (await mailsTo(customer.email)).length).toBe(mails);
  }
});
