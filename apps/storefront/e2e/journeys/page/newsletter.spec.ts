import { localePath } from "@hearth/i18n";
import { comeFromElsewhere, freshCustomer } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { linkTo, mailWith } from "../../fixtures/mails.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`from the newsletter to the voucher in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const { email } = freshCustomer();
    await page.goto(localePath(locale, "/newsletter"));
    const form = page.locator("main form#newsletter");
    await form.locator('[name="email"]').fill("keine Adresse");
    await form.getByRole("button").click();
    await expect(page.locator("#newsletter-problems")).toBeFocused();
    await expectGoodPage(page, complaints);
    await form.locator('[name="email"]').fill(email);
    await form.getByRole("button").click();
    await expect(page.locator("#newsletter-sent")).toBeVisible();
    await expectGoodPage(page, complaints);

    const link = await linkTo(email, "/newsletter-subscribe");
    await page.goto(link);
    await expectGoodPage(page, complaints);
    await page.getByRole("button", { name: t("newsletter.confirm") }).click();
    await expect(page.getByRole("heading", { name: t("newsletter.confirmedTitle") })).toBeVisible();
    await expectGoodPage(page, complaints);
    await mailWith(email, /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/);

    await page.goto(link);
    await page.getByRole("button", { name: t("newsletter.confirm") }).click();
    await expect(page.getByRole("heading", { name: t("newsletter.knownTitle") })).toBeVisible();
  });
}

test("the foot of every page asks too", async ({ page }) => {
  const { email } = freshCustomer();
  await page.goto("/");
  const form = page.locator("footer form").filter({ has: page.locator('[name="email"]') });
  await form.locator('[name="email"]').fill(email);
  await form.getByRole("button").click();
  await expect(page.locator("#newsletter-sent")).toBeVisible();
  await linkTo(email, "/newsletter-subscribe");
});
