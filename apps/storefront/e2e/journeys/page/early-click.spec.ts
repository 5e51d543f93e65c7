import type { Page } from "@playwright/test";
import { badge, cartLines, demo } from "../../fixtures/cart.ts";
import { choiceApplied, guestAtCheckout, payment, terms } from "../../fixtures/checkout.ts";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { overlayOf } from "../../fixtures/search.ts";
import { setScriptPatience } from "../../fixtures/script-patience.ts";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

const product = "/waermepumpen/monoblock/aero-mono";

/** A page whose scripts are on their way until they are let through: what a slow network shows. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  // The fixture's goto waits for a page that answers; this one does not yet.
  await page.mainFrame().goto(path, { waitUntil: "commit" });
  return resolve;
}

test.beforeEach(({ context }) => comeFromElsewhere(context));

test("what goes into the cart while the script loads is in it once", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const release = await openBeforeScripts(page, product);
  const button = page
    .locator("main")
    .getByRole("button", { name: t("addToCart.add"), exact: true })
    .first();
  await button.click();
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog", { name: t("sideCart.title") })).toBeVisible();
  await expect(badge(page, t)).toHaveText("1");
  expect(complaints).toEqual([]);
});

test("what goes into the cart when the script never comes is in it", async ({ page }) => {
  const t = await textsOf("de-DE");
  await setScriptPatience(page, "none");
  await openBeforeScripts(page, product);
  await page
    .locator("main")
    .getByRole("button", { name: t("addToCart.add"), exact: true })
    .first()
    .click();
  await page.waitForURL("**/checkout/cart", { waitUntil: "commit" });
  await expect(cartLines(page)).toHaveCount(1);
});

test("a filter chosen while the script loads filters once", async ({ page, complaints }) => {
  const release = await openBeforeScripts(page, "/waermepumpen");
  const filter = page.locator('input[name="manufacturer"]:enabled').first();
  await filter.click();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/waermepumpen?")) asked.push(request.url());
  });
  release();
  await expect(page).toHaveURL(/\/waermepumpen\?/);
  await expect(filter).toBeChecked();
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("a picture stepped to while the script loads is stepped to once", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const release = await openBeforeScripts(page, product);
  const gallery = page.getByRole("region", { name: t("gallery.pictures") });
  await gallery
    .getByRole("link", { name: t("gallery.zoom") })
    .first()
    .press("ArrowRight");
  release();
  await expect(gallery.getByText(/^2 \/ \d/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("what is chosen, ticked and typed at the checkout while the script loads stays, and is sent once", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await guestAtCheckout(page, { locale: "de-DE", goods: [[demo.sensorSet, 1]] });
  const release = await openBeforeScripts(page, "/checkout");
  const card = payment(page, t, "card");
  const comment = page.getByLabel(t("checkout.comment"));
  await card.check();
  await terms(page).check();
  await comment.fill("Danke");
  let choices = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/checkout/choices")) choices += 1;
  });
  const applied = page.waitForResponse((answer) => answer.url().endsWith("/checkout/choices"));
  release();
  await applied;
  await choiceApplied(page);
  await expect(card).toBeChecked();
  await expect(terms(page)).toBeChecked();
  await expect(comment).toHaveValue("Danke");
  expect(choices).toBe(1);
  expect(complaints).toEqual([]);
});

test("words typed while the script loads are searched for", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await openBeforeScripts(page, "/search");
  await page
    .getByRole("banner")
    .getByRole("searchbox", { name: t("search.label") })
    .pressSequentially("pump");
  release();
  const { field } = overlayOf(page, t);
  await expect(field).toHaveValue("pump");
  await expect(field).toBeFocused();
  expect(complaints).toEqual([]);
});

test("the search button pressed while the script loads opens the search once [47]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeScripts(page, "/search");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("search.label"), exact: true })
    .click();
  release();
  await expect(overlayOf(page, t).field).toBeFocused();
});
