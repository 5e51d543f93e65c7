import { randomBytes } from "node:crypto";
import { localePath } from "@hearth/i18n";
import { demo, productId } from "../../fixtures/cart.ts";
import { comeFromElsewhere, fillLogin, registered } from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";
import { staff } from "../../fixtures/staff.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

const reviewed = { "de-DE": demo.sensorSet, "en-GB": demo.electrode, "pl-PL": demo.pressBend } as const;

for (const locale of journeyLocales) {
  test(`a review waits, is approved by the staff and seen in ${locale} [5]`, async ({
    page,
    browser,
    complaints,
  }) => {
    const t = await textsOf(locale);
    const customer = await registered(page);
    const title = `Probe ${randomBytes(6).toString("hex")}`;
    const path = localePath(locale, `/review/${await productId(page, reviewed[locale])}`);
    await page.goto(path);
    await expectGoodPage(page, complaints);
    await page.getByRole("link", { name: t("review.signIn"), exact: true }).click();
    await fillLogin(page, t, customer);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const form = page.locator("form#review");
    await form.getByRole("button").click();
    await expect(page.locator("#review-problems")).toBeFocused();
    await expectGoodPage(page, complaints);
    await form.locator('[name="points"][value="4"]').focus();
    await page.keyboard.press("Space");
    await form.locator('[name="title"]').fill(title);
    await form
      .locator('[name="content"]')
      .fill("Seit dem Winter in Betrieb, leise und ohne eine einzige Störung.");
    await form.getByRole("button").click();
    const own = page.getByRole("region", { name: t("review.own") });
    await expect(own).toContainText(title);
    await expect(own).toContainText(t("review.pending"));
    await expectGoodPage(page, complaints);
    const id = await page.locator('form#review [name="id"]').inputValue();

    const toProduct = page.getByRole("link", { name: t("review.toProduct") });
    const product = (await toProduct.getAttribute("href")) ?? "";
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await stranger.goto(new URL(product, page.url()).href);
    await expect(stranger.locator("#reviews")).not.toContainText(title);
    expect(await staff("reviews", "approve", id)).toBe(`${id} approved`);
    // Pages are kept; the worker has this one made anew.
    await expect(async () => {
      await stranger.reload();
      await expect(stranger.locator("main").getByText(title)).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expectGoodPage(stranger, []);
    await elsewhere.close();
    await page.goto(path);
    await expect(own).toContainText(t("review.published"));
  });
}
