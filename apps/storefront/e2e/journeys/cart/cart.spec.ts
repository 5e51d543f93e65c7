import type { Locator, Page, Request } from "@playwright/test";
import { localePath, locales } from "@hearth/i18n";
import {
  addButton,
  badge,
  cartView,
  demo,
  lineOf,
  lineTotal,
  openCart,
  settled,
  sideCart,
} from "../../fixtures/cart.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

/** Changes of the cart that left the page. */
function changes(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/checkout/cart/change")) sent.push(request);
  });
  return sent;
}

/** Quick is what is done before a number rests: however slow the machine, its clock stands meanwhile. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

for (const locale of locales) {
  test(`a card puts its product into the cart and the cart opens in ${locale}`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, `/search?search=${demo.sensorSet}&all=1`));
    const card = page.getByRole("article").filter({ hasText: demo.sensorSet });
    const name = await card.getByRole("heading").innerText();
    const button = card.getByRole("button", { name: t("addToCart.named", { name }) });
    await button.click();

    const side = sideCart(page, t);
    await expect(side).toBeVisible();
    await expect(lineOf(page, demo.sensorSet)).toContainText(name);
    await expect(side.getByRole("status")).toHaveText(t("cart.said.added", { name }));
    await expect(side.getByText(t("cart.totalTaxIncluded"))).toBeVisible();
    // No order to Poland is sent for free, however large.
    if (locale !== "pl-PL") await expect(side.getByRole("progressbar")).toBeVisible();
    await expect(badge(page, t)).toHaveText("1");
    await expectGoodPage(page, complaints);

    await side.getByRole("button", { name: t("checkout.backToShop") }).click();
    await expect(side).toBeHidden();
    await expect(button).toBeFocused();

    await page.getByRole("link", { name: t("shell.cart") }).click();
    await settled(page);
    await side.getByRole("link", { name: t("sideCart.toCart") }).click();
    await expect(page).toHaveURL(localePath(locale, "/checkout/cart"));
    await expect(lineOf(page, demo.sensorSet)).toBeVisible();
    await expectGoodPage(page, complaints);
  });
}

for (const locale of journeyLocales) {
  test(`ten quick clicks are one change in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await openCart(page, locale, [[demo.sensorSet, 1]]);
    const sent = changes(page);
    const line = lineOf(page, demo.sensorSet);
    const name = await line.getByRole("heading").innerText();
    const total = lineTotal(line, t, name);
    const before = await total.innerText();
    const more = line.getByRole("button", { name: t("cart.more", { name }) });
    const field = line.getByRole("spinbutton");
    await stopClock(page);
    for (let click = 0; click < 10; click += 1) await more.click();
    // The quantity at once, the money not before the shop says so.
    await expect(field).toHaveValue("11");
    await expect(total).toHaveAttribute("aria-busy", "true");
    await expect(total).toHaveText(before);
    await page.clock.resume();
    await settled(page);
    await expect(field).toHaveValue("11");
    await expect(total).not.toHaveText(before);
    await expect(more).toBeFocused();
    expect(sent).toHaveLength(1);
    await page.reload();
    await expect(field).toHaveValue("11");
    await expectGoodPage(page, complaints);
  });

  test(`a removed line comes back by keyboard in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await openCart(page, locale, [
      [demo.sensorSet, 3],
      [demo.electrode, 1],
    ]);
    const line = lineOf(page, demo.sensorSet);
    const name = await line.getByRole("heading").innerText();
    const other = lineOf(page, demo.electrode);
    const otherName = await other.getByRole("heading").innerText();
    await line.getByRole("button", { name: t("cart.removeName", { name }) }).focus();
    await page.keyboard.press("Enter");
    await expect(line).toHaveCount(0);
    await expect(
      other.getByRole("button", { name: t("cart.removeName", { name: otherName }) }),
    ).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: t("cart.said.removed", { name }) })).toHaveCount(
      1,
    );
    await expectGoodPage(page, complaints);

    const undo = page.getByRole("button", { name: t("cart.undo") });
    while (!(await undo.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press("Shift+Tab");
    }
    await page.keyboard.press("Enter");
    await expect(line.getByRole("spinbutton")).toHaveValue("3");
    await expect(undo).toHaveCount(0);
    await settled(page);
    await expectGoodPage(page, complaints);
  });
}

test("the drawer by keyboard alone: open, stay inside, change, leave", async ({ page, complaints }) => {
  const t = await textsOf("en-GB");
  await page.goto(`/en-GB/search?search=${demo.sensorSet}&all=1`);
  const button = addButton(page, t);
  const tabTo = async (target: Locator) => {
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
  };
  await tabTo(button);
  await page.keyboard.press("Enter");
  const side = sideCart(page, t);
  await expect(side).toBeVisible();
  const line = lineOf(page, demo.sensorSet);
  const name = await line.getByRole("heading").innerText();
  await tabTo(line.getByRole("button", { name: t("cart.more", { name }) }));
  await stopClock(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(line.getByRole("spinbutton")).toHaveValue("3");
  await page.clock.resume();
  await settled(page);
  await expect(line.getByRole("button", { name: t("cart.more", { name }) })).toBeFocused();
  await expect(badge(page, t)).toHaveText("3");
  // Round and round, and never out.
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => document.activeElement?.closest("main, footer") !== null);
    expect(isOutside).toBe(false);
  }
  await expectGoodPage(page, complaints);
  await page.keyboard.press("Escape");
  await expect(side).toBeHidden();
  await expect(button).toBeFocused();
});

test("the quantity already known is not sent, and the field waits for the answer [182]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [[demo.sensorSet, 2]]);
  const sent = changes(page);
  const line = lineOf(page, demo.sensorSet);
  const name = await line.getByRole("heading").innerText();
  await line.getByRole("button", { name: t("cart.more", { name }) }).click();
  await line.getByRole("button", { name: t("cart.less", { name }) }).click();
  await settled(page);
  expect(sent).toEqual([]);

  await page.route("**/checkout/cart/change", async (route) => {
    await expect(line.getByRole("spinbutton")).toBeDisabled();
    await route.continue();
  });
  await line.getByRole("spinbutton").fill("5");
  await settled(page);
  await expect(line.getByRole("spinbutton")).toBeEnabled();
  await expect(line.getByRole("spinbutton")).toHaveValue("5");
  await expect(line.getByRole("spinbutton")).toBeFocused();
  expect(sent).toHaveLength(1);
});

test("a way back that was closed stays closed", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openCart(page, "de-DE", [
    [demo.sensorSet, 1],
    [demo.electrode, 1],
  ]);
  const line = lineOf(page, demo.sensorSet);
  const name = await line.getByRole("heading").innerText();
  await line.getByRole("button", { name: t("cart.removeName", { name }) }).click();
  await expect(page.getByRole("button", { name: t("cart.undo") })).toBeVisible();
  await cartView(page)
    .getByRole("button", { name: t("shell.closeMessage") })
    .click();
  await lineOf(page, demo.electrode).getByRole("spinbutton").fill("2");
  await settled(page);
  await expect(lineOf(page, demo.electrode).getByRole("spinbutton")).toHaveValue("2");
  await expect(page.getByRole("button", { name: t("cart.undo") })).toHaveCount(0);
});
