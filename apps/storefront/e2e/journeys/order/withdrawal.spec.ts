import { localePath, locales } from "@hearth/i18n";
import { freshCustomer } from "../../fixtures/customers.ts";
import { mailWith } from "../../fixtures/mails.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

for (const locale of locales) {
  test(`a contract is withdrawn from in two steps, with a receipt, in ${locale}`, async ({
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

    await page.getByRole("button", { name: t("withdrawal.next") }).click();
    await expect(page.getByLabel(t("withdrawal.contract"))).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel(t("withdrawal.name")).fill("Ada Brenner");
    await page.getByLabel(t("withdrawal.contract")).fill("99 88 77");
    await page.getByLabel(t("withdrawal.email")).fill(email);
    await page.getByRole("button", { name: t("withdrawal.next") }).click();

    await expect(page.getByText("99 88 77")).toBeVisible();
    await expectGoodPage(page, complaints);
    await page.getByRole("button", { name: t("withdrawal.change") }).click();
    await expect(page.getByLabel(t("withdrawal.name"))).toHaveValue("Ada Brenner");
    await page.getByRole("button", { name: t("withdrawal.next") }).click();
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
    await page.getByLabel(t("withdrawal.name")).fill("Ada Brenner");
    await page.getByLabel(t("withdrawal.contract")).fill("Badheizkörper");
    await page.getByLabel(t("withdrawal.email")).fill(email);
    await page.getByRole("button", { name: t("withdrawal.next") }).click();
    await page.getByRole("button", { name: t("withdrawal.confirm") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("withdrawal.receivedTitle"));
    await mailWith(email, /Badheizkörper/);
  });
});
