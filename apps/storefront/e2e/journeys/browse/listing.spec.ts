import type { Locator, Page, Route } from "@playwright/test";
import { createTranslateCount, localePath, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { listingCards as cards } from "../../fixtures/listing.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

/** A category with more than two pages of products. */
const paths: Record<Locale, string> = { "de-DE": "/heizung", "en-GB": "/heating", "pl-PL": "/ogrzewanie" };
const pageSize = 10;

const status = (page: Page) => page.locator("#listing-status");
/** What screen readers are told; toasts wait in another status. */
const announcer = (page: Page) => page.getByRole("status").filter({ hasText: /./ });
const manufacturers = (page: Page) => page.locator('input[name="manufacturer"]:enabled');
const firstNumber = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0] ?? NaN);
const totalOf = async (page: Page) => firstNumber(await status(page).textContent());

async function openListing(page: Page, locale: Locale, search = ""): Promise<void> {
  await page.goto(localePath(locale, paths[locale]) + search);
  // The behaviour of the page is there when its script is.
  await page.waitForFunction(() => document.readyState === "complete");
  await page.waitForLoadState("networkidle");
}

for (const locale of locales) {
  test(`filter, load more, look at a product and come back in ${locale} [83, 85]`, async ({
    page,
    complaints,
  }) => {
    const [t, count] = [await textsOf(locale), createTranslateCount(locale)];
    await page.setViewportSize({ width: 1440, height: 900 });
    await openListing(page, locale);
    const all = await totalOf(page);
    expect(all).toBeGreaterThan(2 * pageSize);

    const box = manufacturers(page).first();
    await box.check();
    await expect(page).toHaveURL(/\?manufacturer=[0-9a-f]{32}$/);
    await expect(status(page)).not.toHaveText(count("listing.total", all));
    await expect(announcer(page)).toHaveText(await status(page).innerText());
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await expectGoodPage(page, complaints);

    await page
      .getByRole("list", { name: t("listing.active") })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL(new RegExp(`${paths[locale]}$`));
    await expect(status(page)).toHaveText(count("listing.total", all));
    await expect(status(page)).toBeFocused();

    await page.getByLabel(t("listing.priceTo")).fill("1500");
    await expect(page).toHaveURL(/\?max-price=1500$/);
    await expect(status(page)).not.toHaveText(count("listing.total", all));
    await expect(page.getByLabel(t("listing.priceTo"))).toHaveValue("1500");
    await expect(page.getByLabel(t("listing.priceTo"))).toBeFocused();
    const total = await totalOf(page);
    expect(total).toBeGreaterThan(pageSize);
    await expect(cards(page)).toHaveCount(pageSize);

    await page.getByRole("link", { name: t("listing.more") }).click();
    const shown = Math.min(total, 2 * pageSize);
    await expect(cards(page)).toHaveCount(shown);
    await expect(page).toHaveURL(/\?max-price=1500&p=2$/);
    const firstNew = cards(page).nth(pageSize).getByRole("heading").getByRole("link");
    await expect(firstNew).toBeFocused();
    await expect(firstNew).toBeInViewport();
    await expectGoodPage(page, complaints);

    // To where a click finds it: not below what sticks to the top.
    await firstNew.click({ trial: true });
    const place = await page.evaluate(() => scrollY);
    const name = await firstNew.innerText();
    await firstNew.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\?max-price=1500&p=2$/);
    await expect(cards(page)).toHaveCount(shown);
    await expect(page.getByLabel(t("listing.priceTo"))).toHaveValue("1500");
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
      .toBeLessThanOrEqual(50);
    await expectGoodPage(page, complaints);
  });
}

test("back and forward walk through what was chosen", async ({ page }) => {
  await openListing(page, "de-DE");
  const before = await status(page).innerText();
  await manufacturers(page).first().check();
  await expect(status(page)).not.toHaveText(before);
  const after = await status(page).innerText();
  await page.goBack();
  await expect(status(page)).toHaveText(before);
  await expect(manufacturers(page).first()).not.toBeChecked();
  await page.goForward();
  await expect(status(page)).toHaveText(after);
  await expect(manufacturers(page).first()).toBeChecked();
});

test("back shows the choice before, even when the page was loaded anew in between", async ({ page }) => {
  await openListing(page, "de-DE");
  const before = await status(page).innerText();
  await manufacturers(page).first().check();
  await expect(status(page)).not.toHaveText(before);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths["de-DE"]}$`));
  await expect(status(page)).toHaveText(before);
  await expect(manufacturers(page).first()).not.toBeChecked();
});

/** Presses Tab until the element has the focus, as a person without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not get there");
}

test("the keyboard alone filters, sorts and loads more [82]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openListing(page, "de-DE");
  const all = await totalOf(page);

  const box = manufacturers(page).nth(1);
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await expect(box).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => totalOf(page)).toBe(all);
  await expect(box).toBeFocused();

  const groups = page.locator("#listing-filters .accordion-item");
  const title = page.locator("#listing-filters .accordion-item:not([open]) > summary").first();
  const opened = groups.filter({ has: page.getByText(await title.innerText(), { exact: true }) });
  await tabTo(page, title);
  await page.keyboard.press("Enter");
  await expect(opened).toHaveAttribute("open", "");

  const order = page.getByLabel(t("listing.sortBy"));
  await tabTo(page, order);
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/\?order=newest$/);
  await expect(order).toBeFocused();
  await expect(opened).toHaveAttribute("open", "");

  await tabTo(page, page.getByRole("link", { name: t("listing.more") }));
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(2 * pageSize);
  await expect(announcer(page)).toHaveText(t("listing.shown", { shown: 2 * pageSize, total: all }));
  await expect(cards(page).nth(pageSize).getByRole("heading").getByRole("link")).toBeFocused();
});

for (const locale of ["de-DE", "pl-PL"] as const) {
  test(`the drawer of a small screen filters and stays open in ${locale}`, async ({ page, complaints }) => {
    const [t, count] = [await textsOf(locale), createTranslateCount(locale)];
    await page.setViewportSize({ width: 390, height: 844 });
    await openListing(page, locale);
    const opener = page.getByRole("button", { name: t("listing.allFilters") });
    await opener.click();
    const drawer = page.getByRole("dialog", { name: t("listing.filters") });
    await expect(drawer).toBeVisible();
    await expectGoodPage(page, complaints);

    await manufacturers(page).first().check();
    await expect(page).toHaveURL(/\?manufacturer=/);
    await expect(drawer.getByRole("status")).toHaveText(count("listing.total", await totalOf(page)));
    await expect(drawer).toBeVisible();
    await expect(manufacturers(page).first()).toBeFocused();
    await expectGoodPage(page, complaints);

    await drawer.getByRole("link", { name: t("listing.reset") }).click();
    await expect(page).toHaveURL(new RegExp(`${paths[locale]}$`));
    await expect(drawer.locator("summary").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

/** Holds back the answers to one address until released. */
async function holdBack(page: Page, isHeld: (url: URL) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isHeld, async (route: Route) => {
    await promise;
    // The browser may have given the question up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

test("a slow answer never overwrites a newer one, and its place is held meanwhile", async ({ page }) => {
  await openListing(page, "de-DE");
  const [first, second] = await manufacturers(page).evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).value),
  );
  const release = await holdBack(page, ({ search }) => search === `?manufacturer=${first}`);
  await page.locator(`#filter-${first}`).check();
  await expect(page.locator(".skeleton-card:visible")).toHaveCount(pageSize);
  await page.locator(`#filter-${second}`).check();
  await expect(page).toHaveURL(new RegExp(`manufacturer=${first}\\|${second}$`));
  await expect(page.locator(".skeleton-card")).toHaveCount(0);
  const shown = await status(page).innerText();
  release();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(new RegExp(`manufacturer=${first}\\|${second}$`));
  await expect(status(page)).toHaveText(shown);
  await expect(page.locator('input[name="manufacturer"]:checked')).toHaveCount(2);
});

test("what cannot be swapped is loaded as a page", async ({ page }) => {
  await openListing(page, "de-DE");
  await page.route(/manufacturer=/, (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await manufacturers(page).first().check();
  await expect(page).toHaveURL(/manufacturer=/);
  await expect(manufacturers(page).first()).toBeChecked();
  await expect(cards(page).first()).toBeVisible();
});

test("a choice without products says so and leads back [85]", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await openListing(page, "de-DE", "?min-price=9999998");
  await expect(page.getByRole("heading", { name: t("listing.emptyFilteredTitle") })).toBeVisible();
  await expectGoodPage(page, complaints);
  await page
    .getByRole("link", { name: t("listing.reset") })
    .last()
    .click();
  await expect(cards(page)).toHaveCount(pageSize);
  await expect(status(page)).toBeFocused();
});

test("an address far beyond the end shows the end", async ({ page }) => {
  const t = await textsOf("de-DE");
  await openListing(page, "de-DE", "?p=9000");
  await expect(cards(page).first()).toBeVisible();
  // A long listing shows its last pages; whole pages are missing before them, and nothing behind.
  expect(((await totalOf(page)) - (await cards(page).count())) % pageSize).toBe(0);
  await expect(page.getByRole("link", { name: t("listing.more") })).toBeHidden();
});
