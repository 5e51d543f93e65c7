import type { Locator, Page } from "@playwright/test";
import { localePath } from "@hearth/i18n";
import type { Translate } from "@hearth/i18n";
import { demo, lineOf, productId, putIn } from "../../fixtures/cart.ts";
import {
  comeFromElsewhere,
  fillLogin,
  ownForm,
  registered,
  signedIn,
  signOut,
} from "../../fixtures/customers.ts";
import { journeyLocales } from "../../fixtures/languages.ts";
import { listingCards } from "../../fixtures/listing.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.beforeEach(({ context }) => comeFromElsewhere(context));

const listing = `/search?search=${demo.hotWaterPump}&all=1`;
const nameOf = (card: Locator) => card.getByRole("heading").innerText();
const heartOf = async (card: Locator, t: Translate) =>
  card.getByRole("button", { name: t("wishlist.toggleName", { name: await nameOf(card) }) });
const count = (page: Page) => page.getByRole("banner").locator('a[href$="/wishlist"] .count-badge');
const items = (page: Page, t: Translate) =>
  page.getByRole("list", { name: t("wishlist.title") }).getByRole("article");

for (const locale of journeyLocales) {
  test(`a visitor keeps a list in this browser in ${locale} [29, 185]`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, listing));
    const name = await nameOf(listingCards(page).first());
    const heart = await heartOf(listingCards(page).first(), t);
    await heart.click();
    await expect(page.getByText(t("wishlist.added", { name }))).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(count(page)).toHaveText("1");
    await page.goto(localePath(locale, "/wishlist"));
    await expect(items(page, t)).toHaveCount(1);
    await expect(page.getByText(t("wishlist.localText"))).toBeVisible();
    await expectGoodPage(page, complaints);
    await (await heartOf(items(page, t), t)).click();
    await expect(page.getByText(t("wishlist.removed", { name }))).toBeVisible();
    await expect(page.getByText(t("wishlist.emptyTitle"))).toBeVisible();
    await expectGoodPage(page, complaints);
  });
}

test("messages leave by themselves: 2500 ms for what went well, 5000 ms for what failed [323, 334, 335]", async ({
  page,
}) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  await signedIn(page, customer);
  await page.clock.install();
  await page.goto(listing);
  const name = await nameOf(listingCards(page).first());
  const heart = await heartOf(listingCards(page).first(), t);
  await page.mouse.move(0, 0);
  await expect(heart.locator("xpath=ancestor::hearth-island[1]")).toHaveAttribute("ready");
  // From here on time passes when the test says so, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await heart.focus();
  await page.keyboard.press("Enter");
  const added = page.getByText(t("wishlist.added", { name }));
  await expect(added).toBeVisible();
  await page.clock.runFor(2600);
  await expect(added).toHaveCount(0);

  await page.route("**/wishlist/ids", (route) => route.abort());
  await page.keyboard.press("Enter");
  const failed = page.getByText(t("wishlist.cannotRemove", { name, detail: t("wishlist.noAnswer") }));
  await expect(failed).toBeVisible();
  await expect(page.getByRole("alert").filter({ has: failed })).toHaveCount(1);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(4000);
  await expect(failed).toBeVisible();
  await page.clock.runFor(1100);
  await expect(failed).toHaveCount(0);
});

test("signing in brings cart and wishlist together with those of before [171, 187, 317]", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const customer = await registered(page);
  // Another day, another device: one thing in the cart and one on the list.
  await signedIn(page, customer);
  await putIn(page, demo.electrode, 1);
  const item = { add: await productId(page, demo.electrode) };
  expect((await page.request.post("/wishlist/ids", { headers: ownForm, form: item })).status()).toBe(200);
  await signOut(page);

  await putIn(page, demo.sensorSet, 2);
  await page.goto(listing);
  await (await heartOf(listingCards(page).first(), t)).click();
  await expect(count(page)).toHaveText("1");
  await page.goto("/login?redirect=/checkout/cart");
  await fillLogin(page, t, customer);
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByText(t("note.cartMerged"))).toBeVisible();
  await expect(lineOf(page, demo.electrode)).toBeVisible();
  await expect(lineOf(page, demo.sensorSet)).toBeVisible();
  await page.goto("/wishlist");
  await expect(items(page, t)).toHaveCount(2);
  await expectGoodPage(page, complaints);
});
