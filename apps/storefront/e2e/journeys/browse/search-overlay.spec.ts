import { localePath, locales } from "@hearth/i18n";
import { overflowing } from "../../fixtures/room.ts";
import { openSearch, overlayOf, searchFor, searchWords } from "../../fixtures/search.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

/** Few pictures are on their way there, whatever the machine. */
const quietPage = "/search";
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

for (const locale of locales) {
  const viewport = locale === "pl-PL" ? narrow : wide;
  test(`from a letter to a product at ${viewport.width} in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await page.setViewportSize(viewport);
    await page.goto(localePath(locale, quietPage));
    const overlay = await openSearch(page, t);
    await expectGoodPage(page, complaints);

    await overlay.field.pressSequentially(searchWords[locale]);
    await expect(overlay.options.first()).toBeVisible();
    const product = overlay.dialog.getByRole("group", { name: t("searchOverlay.products") });
    await expect(product.getByRole("option").first()).toContainText("€");
    await expectGoodPage(page, complaints);
    expect(await overflowing(page)).toEqual([]);

    await overlay.field.press("Enter");
    await expect(overlay.cards.first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/search\\?search=${searchWords[locale]}$`));
    await expectGoodPage(page, complaints);
    expect(await overflowing(page)).toEqual([]);

    const link = overlay.cards.first().getByRole("heading").getByRole("link");
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);

    // Back to what was found: the same words, in the overlay or on their page.
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/search\\?search=${searchWords[locale]}$`));
    await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
  });
}

test("back closes it, forward opens it again, a reload shows the page of results", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize(wide);
  await page.goto("/waermepumpen");
  const overlay = await openSearch(page, t);
  await searchFor(overlay, "pumpe");
  await expect(overlay.cards.first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?search=pumpe$/);
  await page.goBack();
  await expect(overlay.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/waermepumpen$/);
  await page.goForward();
  await expect(overlay.cards.first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("search.titleFor", { term: "pumpe" }));
});

test("by keyboard alone: list, Tab, results, Escape, and back where it began [53, 59]", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize(wide);
  await page.goto(quietPage);
  const header = page.getByRole("banner").getByRole("searchbox", { name: t("search.label") });
  await header.focus();
  await page.keyboard.type("pump");
  const { dialog, field, options, cards } = overlayOf(page, t);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("pump");
  await expect(options.first()).toBeVisible();
  const first = await options.first().locator("span").first().innerText();

  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Tab");
  await expect(field).toHaveValue(first);
  await expect(field).toBeFocused();
  await expect(options).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  expect(complaints).toEqual([]);

  // Nothing behind it can be reached.
  for (let step = 0; step < 12; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press("Tab");
  }
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(header).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
});

test("the last searches: kept after a second, taken again, removed [55, 200, 342]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize(narrow);
  await page.clock.install();
  await page.goto(quietPage);
  const { dialog, field } = await openSearch(page, t);
  for (const words of ["Rohr", "PUMPE", "ofe"]) {
    // oxlint-disable-next-line no-await-in-loop -- one search after the other
    await field.fill(words);
    // oxlint-disable-next-line no-await-in-loop
    await page.clock.runFor(1100);
  }
  await field.fill("");
  const kept = dialog.locator('section[aria-labelledby="last-searches"]').getByRole("listitem");
  await expect(kept).toHaveText(["pumpe", "rohr"]);
  expect(await page.evaluate(() => localStorage.getItem("suggested-searches"))).toBe('["pumpe","rohr"]');
  await kept.last().getByRole("button").first().click();
  await expect(field).toHaveValue("rohr");
  await field.fill("");
  await dialog.getByRole("button", { name: t("searchOverlay.remove", { term: "rohr" }) }).click();
  await expect(kept).toHaveText(["pumpe"]);
  await dialog.getByRole("button", { name: t("searchOverlay.removeAll") }).click();
  await expect(kept).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("suggested-searches"))).toBeNull();
});

test("filters: a drawer at 390, a column at 1440, reset by other words [56, 194]", async ({
  page,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize(narrow);
  await page.goto(quietPage);
  const overlay = await openSearch(page, t);
  await searchFor(overlay, "pumpe");
  await overlay.dialog.getByRole("button", { name: t("listing.allFilters") }).click();
  const drawer = page.getByRole("dialog", { name: t("listing.filters"), exact: true });
  await expect(drawer).toBeVisible();
  await expectGoodPage(page, complaints);
  const makers = drawer.getByRole("group", { name: t("listing.manufacturer") });
  const maker = makers.getByRole("checkbox").first();
  await maker.check();
  const [, name = "", count = ""] =
    /^(.*) \((\d+)\)$/.exec((await makers.locator("label").first().innerText()).trim()) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  await drawer.getByRole("button", { name: t("listing.closeFilters") }).click();
  await expect(overlay.cards.first()).toContainText(name);

  await page.setViewportSize(wide);
  await expect(drawer).toBeVisible();
  await expect(maker).toBeChecked();
  await overlay.dialog.getByLabel(t("listing.sortBy")).selectOption("price-asc");
  await expect(page).toHaveURL(/order=price-asc/);
  await searchFor(overlay, "rohr");
  await expect(overlay.cards.first()).toBeVisible();
  await expect(overlay.dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("results come by scrolling until there are no more [57, 327]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize(wide);
  await page.goto(quietPage);
  const overlay = await openSearch(page, t);
  await searchFor(overlay, "pumpe");
  await expect(overlay.cards.first()).toBeVisible();
  const end = overlay.dialog.getByText(t("searchOverlay.complete"), { exact: true });
  await expect(async () => {
    await overlay.cards.last().scrollIntoViewIfNeeded();
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
  const total = Number.parseInt(await overlay.results.getByText(/^\d+ Produkte?$/).innerText(), 10);
  expect(total).toBeGreaterThan(10);
  await expect(overlay.cards).toHaveCount(total);
});

test("a search that finds nothing leads on [58]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize(narrow);
  await page.goto(quietPage);
  const overlay = await openSearch(page, t);
  await searchFor(overlay, "Zeppelin");
  await expect(
    overlay.dialog.getByRole("heading", { name: t("search.emptyTitle", { term: "Zeppelin" }) }),
  ).toBeVisible();
  await expect(overlay.dialog.getByRole("navigation", { name: t("searchOverlay.places") })).toBeVisible();
  await expect(overlay.dialog.getByRole("link", { name: t("search.askUs") })).toHaveAttribute(
    "href",
    "/kontakt",
  );
  await expect(overlay.dialog.getByRole("button", { name: t("listing.allFilters") })).toHaveCount(0);
  await expectGoodPage(page, complaints);
});

test("a search that fails says so and can be tried again [195, 327]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize(wide);
  await page.goto(quietPage);
  const overlay = await openSearch(page, t);
  await page.route("**/search/find", (route) => route.abort());
  await searchFor(overlay, "pumpe");
  const alert = overlay.dialog.getByRole("alert");
  await expect(alert).toContainText(t("searchOverlay.failed"));
  await expect(overlay.cards).toHaveCount(0);
  await page.unroute("**/search/find");
  await alert.getByRole("button", { name: t("searchOverlay.retry") }).click();
  await expect(overlay.cards.first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("without a script the words lead to the page of results", async ({ browser, baseURL }) => {
  const t = await textsOf("de-DE");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: wide,
  });
  const page = await context.newPage();
  await page.goto("/");
  const field = page.getByRole("searchbox", { name: t("search.label") });
  await field.fill("pumpe");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("search.titleFor", { term: "pumpe" }));
  await context.close();
});
