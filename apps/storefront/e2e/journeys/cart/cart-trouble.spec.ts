import { cartView, demo, lineOf, openCart, putIn, sideCart } from "../../fixtures/cart.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test("a change that does not arrive is said, and the cart shows the truth", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.sensorSet, 2]]);
  const line = lineOf(page, demo.sensorSet);
  await page.route("**/checkout/cart/change", (route) => route.abort());
  await line.getByRole("spinbutton").fill("7");
  await expect(cartView(page).getByText(t("sideCart.changeFailed"))).toBeVisible();
  await expect(line.getByRole("spinbutton")).toHaveValue("2");
  await expect(line.getByRole("spinbutton")).toBeEnabled();
});

test("more than there is becomes what there is, said once", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await putIn(page, demo.lastToolCases, 6);
  await page.goto(`/search?search=${demo.lastToolCases}&all=1`);
  await page
    .getByRole("article")
    .filter({ hasText: demo.lastToolCases })
    .getByRole("button", { name: t("addToCart.add") })
    .click();
  const side = sideCart(page, t);
  const line = lineOf(page, demo.lastToolCases);
  const name = await line.getByRole("heading").innerText();
  const text = t("cart.notice.product-stock-reached", { name, quantity: 6 });
  await expect(side.locator(".notice", { hasText: text })).toBeVisible();
  await expect(side.getByRole("status")).toContainText(text);
  await expect(line.getByRole("spinbutton")).toHaveValue("6");
  await expectGoodPage(page, complaints);
  await page.goto("/checkout/cart");
  await expect(line.getByRole("spinbutton")).toHaveValue("6");
  await expect(page.getByText(text)).toHaveCount(0);
});

test("the way to the checkout waits for the last change", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/");
  await putIn(page, demo.sensorSet, 1);
  await page.getByRole("link", { name: t("shell.cart") }).click();
  const line = lineOf(page, demo.sensorSet);
  const name = await line.getByRole("heading").innerText();
  await line.getByRole("button", { name: t("cart.more", { name }) }).click();
  await sideCart(page, t)
    .getByRole("link", { name: t("sideCart.toCart") })
    .click();
  await expect(page).toHaveURL("/checkout/cart");
  await expect(line.getByRole("spinbutton")).toHaveValue("2");
});

test("the drawer tells when the cart cannot be read, and tries again", async ({ page, complaints }) => {
  const t = await textsOf("pl-PL");
  await page.goto("/pl-PL");
  await page.route("**/checkout/cart/view**", (route) => route.abort());
  await page.getByRole("link", { name: t("shell.cart") }).click();
  const side = sideCart(page, t);
  await expect(side.getByText(t("sideCart.failedTitle"))).toBeVisible();
  await page.unroute("**/checkout/cart/view**");
  complaints.length = 0;
  await expectGoodPage(page, complaints);
  await side.getByRole("link", { name: t("sideCart.retry") }).click();
  await expect(side.getByText(t("cart.emptyTitle"))).toBeVisible();
  await expectGoodPage(page, complaints);
  await page.keyboard.press("Escape");
  await expect(side).toBeHidden();
  await expect(page.getByRole("link", { name: t("shell.cart") })).toBeFocused();
});
