import type { Locator, Page } from "@playwright/test";
import { createFormatters, createTranslateCount, localePath, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { hitsOf, listingCards as cards, openFilterGroup } from "../../fixtures/listing.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** The heat pumps, and what their seasonal efficiency is called: a number with a comma in two of three languages. */
const heatPumps: Record<Locale, { path: string; group: string }> = {
  "de-DE": { path: "/waermepumpen", group: "SCOP" },
  "en-GB": { path: "/heat-pumps", group: "SCOP" },
  "pl-PL": { path: "/pompy-ciepla", group: "SCOP" },
};

const status = (page: Page) => page.locator("#listing-status");
const from = (group: Locator) => group.locator('input[name$=":min"]');
const to = (group: Locator) => group.locator('input[name$=":max"]');
const rangeUrl = (min: string, max: string) => new RegExp(`property-ranges=[0-9a-f]{32}:${min}:${max}(&|$)`);

async function openListing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

for (const locale of locales) {
  test(`a range, its name, its address and its end in ${locale}`, async ({ page, complaints }) => {
    const [t, count, format] = [
      await textsOf(locale),
      createTranslateCount(locale),
      createFormatters(locale),
    ];
    const { path, group: name } = heatPumps[locale];
    await openListing(page, localePath(locale, path));
    const all = await status(page).innerText();
    const group = await openFilterGroup(page, name);

    await from(group).fill("4.6");
    await expect(page).toHaveURL(rangeUrl("4.6", ""));
    await expect(status(page)).not.toHaveText(all);
    await expect(from(group)).toBeFocused();
    const active = page.getByRole("list", { name: t("listing.active") });
    const chip = t("listing.priceAbove", { price: format.number(4.6) });
    await expect(active.getByRole("link")).toContainText(chip);
    await expectGoodPage(page, complaints);

    await to(group).fill("4.9");
    await expect(page).toHaveURL(rangeUrl("4.6", "4.9"));
    await page.getByLabel(t("listing.sortBy")).selectOption("price-asc");
    await expect(page).toHaveURL(/order=price-asc/);
    await expect(page).toHaveURL(rangeUrl("4.6", "4.9"));
    const narrowed = await status(page).innerText();

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(rangeUrl("4.6", ""));
    await expect(to(group)).toHaveValue("");
    await page.goForward();
    await expect(to(group)).toHaveValue("4.9");
    await expect(status(page)).toHaveText(narrowed);

    await active.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(status(page)).toHaveText(all);
    await expect(from(group)).toHaveValue("");
    expect(all).toBe(count("listing.total", Number(/\d+/.exec(all)?.[0])));
  });
}

test("a choice leads to as many products as stand beside it", async ({ page }) => {
  const count = createTranslateCount("de-DE");
  await openListing(page, "/waermepumpen");
  const maker = (await openFilterGroup(page, "Hersteller")).getByRole("checkbox").first();
  const hits = await hitsOf(maker);
  await expect(maker).toHaveAccessibleName(new RegExp(`${count("listing.total", hits)}$`));
  await maker.check();
  await expect(page).toHaveURL(/manufacturer=/);
  await expect(status(page)).toHaveText(count("listing.total", hits));
});

test("the keyboard moves both ends of a slider, by what there is", async ({ page, complaints }) => {
  await openListing(page, "/waermepumpen");
  const group = await openFilterGroup(page, "Heizleistung");
  const [low, high] = [group.getByRole("slider").first(), group.getByRole("slider").last()];
  await low.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(rangeUrl("7", ""));
  await expect(low).toBeFocused();
  await expect(low).toHaveAttribute("aria-valuetext", /^7\s*kW$/);
  await high.focus();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(rangeUrl("7", "7"));
  await expect(to(group)).toHaveValue("7");
  await expectGoodPage(page, complaints);
});

test("a slider is dragged", async ({ page }) => {
  await openListing(page, "/waermepumpen");
  const group = await openFilterGroup(page, "Heizleistung");
  const slider = group.getByRole("slider").last();
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error("the slider has no place");
  await page.mouse.move(box.x + box.width - 12, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/property-ranges=[0-9a-f]{32}::\d+/);
  await expect(to(group)).not.toHaveValue("");
});

test("a long list is folded, and found by its letters", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await openListing(page, "/heizung");
  const group = await openFilterGroup(page, "Hersteller");
  const boxes = group.locator('input[name="manufacturer"]');
  const total = await boxes.count();
  expect(total).toBeGreaterThan(10);
  await expect(boxes.last()).toBeHidden();
  await group.getByText(t("listing.allOptions", { count: total })).click();
  await expect(boxes.last()).toBeVisible();
  await expectGoodPage(page, complaints);

  const name = (await boxes.last().locator("xpath=ancestor::label").innerText()).replace(/\s*\(\d+\)$/, "");
  await group.getByRole("searchbox").fill(name.slice(0, 4).toLowerCase());
  await expect(boxes.first()).toBeVisible();
  expect(await boxes.count()).toBeLessThan(total);
  await boxes.last().check();
  await expect(page).toHaveURL(/manufacturer=/);
  await expectGoodPage(page, complaints);
});

test("rare properties wait behind the first ones", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await openListing(page, "/heizung");
  const more = page.locator("#listing-filters details.filter-more");
  const hidden = await more.locator("details.accordion-item").count();
  expect(hidden).toBeGreaterThan(0);
  await more.getByText(t("listing.moreFilters", { count: hidden })).click();
  await expect(more.locator("summary.accordion-title").first()).toBeVisible();
  await expectGoodPage(page, complaints);
});

test("a chosen power shows the device that has it: name, price, number and page", async ({
  page,
  complaints,
}) => {
  await openListing(page, "/waermepumpen");
  const group = await openFilterGroup(page, "Heizleistung");
  await from(group).fill("8");
  await to(group).fill("8");
  await expect(page).toHaveURL(rangeUrl("8", "8"));
  const card = cards(page).filter({ hasText: "Aero Mono" }).first();
  await expect(card.getByRole("heading")).toContainText("8 kW");
  await expect(card).toContainText("NW-AM-08");
  const price = (await card.locator("[data-price]").textContent()) ?? "";
  expect(price).not.toMatch(/\bab\b/);
  await expectGoodPage(page, complaints);

  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("8 kW");
  await expect(page.locator("main")).toContainText("NW-AM-08");
  await expect(page.locator("main [data-price]").first()).toHaveText(price);
});

test("the drawer of a phone holds a range in Polish", async ({ page, complaints }) => {
  const t = await textsOf("pl-PL");
  await page.setViewportSize({ width: 390, height: 844 });
  await openListing(page, "/pl-PL/pompy-ciepla");
  await page.getByRole("button", { name: t("listing.allFilters") }).click();
  const drawer = page.getByRole("dialog", { name: t("listing.filters") });
  const group = await openFilterGroup(page, "SCOP");
  await to(group).fill("4.9");
  await expect(page).toHaveURL(rangeUrl("", "4.9"));
  await expect(drawer).toBeVisible();
  await expectGoodPage(page, complaints);
  await drawer.getByRole("link", { name: t("listing.reset") }).click();
  await expect(page).toHaveURL(/\/pl-PL\/pompy-ciepla$/);
});
