import { createFormatters } from "@hearth/i18n";
import { addButton, demo, lineOf, openCart, sum } from "../../fixtures/cart.ts";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

test.use({ javaScriptEnabled: false });

for (const width of [390, 1440]) {
  test(`add, change, remove and undo without scripts at ${width}`, async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/search?search=${demo.sensorSet}&all=1`);
    await addButton(page, t).click();
    await expect(page).toHaveURL("/checkout/cart");
    const line = lineOf(page, demo.sensorSet);
    const name = await line.getByRole("heading").innerText();
    await expect(page.getByText(t("cart.said.added", { name }))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t("cart.said.added", { name }))).toHaveCount(0);

    await line.getByRole("spinbutton").fill("4");
    await line.getByRole("button", { name: t("cart.applyName", { name }) }).click();
    await expect(line.getByRole("spinbutton")).toHaveValue("4");
    await expect(line).toContainText(createFormatters("de-DE").money(9960));

    await line.getByRole("button", { name: t("cart.removeName", { name }) }).click();
    await expect(page.getByText(t("cart.emptyTitle"))).toBeVisible();
    await page.getByRole("button", { name: t("cart.undo") }).click();
    await expect(line.getByRole("spinbutton")).toHaveValue("4");
  });
}

test("a code without scripts", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.lastToolCases, 1]]);
  await page.getByLabel(t("cart.code"), { exact: true }).fill("HEARTH5");
  await page.getByRole("button", { name: t("cart.codeApply") }).click();
  await expect(page).toHaveURL("/checkout/cart");
  await expect(sum(page, t("cart.afterDiscounts"))).toHaveText(createFormatters("de-DE").money(26505));
  await page.locator("dl > div", { hasText: "HEARTH5" }).getByRole("button").click();
  await expect(page.getByText(t("cart.said.codeRemoved"))).toBeVisible();
});

test("the cart in the header is a link without scripts", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/");
  await page.getByRole("link", { name: t("shell.cart") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("cart.title") })).toBeVisible();
});
