import { localePath } from "@hearth/i18n";
import { comeFromElsewhere, freshCustomer } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { linkTo, mailWith } from "../../fixtures/mails.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

for (const locale of journeyLocales) {
  test(`from the newsletter to the voucher in ${locale} [6, 95]`, async ({ page, complaints }) => {
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

    await page.goto(await linkTo(email, "/newsletter-leave"));
    await expectGoodPage(page, complaints);
    await page.getByRole("button", { name: t("newsletter.unsubscribe"), exact: true }).click();
    await expect(page.getByRole("heading", { name: t("newsletter.leftTitle") })).toBeVisible();
    await expectGoodPage(page, complaints);
  });
}

test("the button of a mail program ends the newsletter without a page, and only with a whole link", async ({
  page,
}) => {
  const { email } = freshCustomer();
  await page.goto("/newsletter");
  const form = page.locator("main form#newsletter");
  await form.locator('[name="email"]').fill(email);
  await form.getByRole("button").click();
  await page.goto(await linkTo(email, "/newsletter-subscribe"));
  await page.locator("form#newsletter-confirm").getByRole("button").click();
  const link = await linkTo(email, "/newsletter-leave");
  // A program: no cookies, no origin, and it follows nowhere.
  const press = (to: string, sent: Record<string, string>) =>
    fetch(new URL(to, page.url()), { method: "POST", body: new URLSearchParams(sent), redirect: "manual" });
  const oneClick = { "List-Unsubscribe": "One-Click" };
  expect((await press(link, {})).status).toBe(400);
  expect((await press(link.replace("seal=", "seal=x"), oneClick)).status).toBe(400);
  expect((await press(link, oneClick)).status).toBe(200);
  await page.goto("/newsletter");
  await page.locator("form#newsletter-leave [name=email]").fill(email);
  await page.locator("form#newsletter-leave").getByRole("button").click();
  await expect(page.locator("#newsletter-left")).toBeVisible();
});

test("the foot of every page asks too [95]", async ({ page }) => {
  const { email } = freshCustomer();
  await page.goto("/");
  const form = page.locator("footer form").filter({ has: page.locator('[name="email"]') });
  await form.locator('[name="email"]').fill(email);
  await form.getByRole("button").click();
  await expect(page.locator("#newsletter-sent")).toBeVisible();
  await linkTo(email, "/newsletter-subscribe");
});
