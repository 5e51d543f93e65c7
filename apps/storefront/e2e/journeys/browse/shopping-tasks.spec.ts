import type { Page } from "@playwright/test";
import { localePath } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { listingCards as cards, openFilterGroup, optionBox } from "../../fixtures/listing.ts";
import { openSearch, searchFor } from "../../fixtures/search.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

// What people come for, done the way they would: by the menu, the filters, the sorting and the search of the demo shop.
test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a group of filters by its name and ticks an option. The listing answers by itself. */
async function choose(page: Page, group: string, option: string): Promise<void> {
  const box = optionBox(await openFilterGroup(page, group), option);
  const before = page.url();
  await box.check();
  await expect(page).not.toHaveURL(before);
  await expect(box).toBeChecked();
}

/** Sets the range of a property that is a number. */
async function between(page: Page, group: string, { min, max }: { min?: string; max?: string }) {
  const section = await openFilterGroup(page, group);
  if (min) await section.locator('input[name$=":min"]').fill(min);
  if (max) await section.locator('input[name$=":max"]').fill(max);
  await expect(page).toHaveURL(new RegExp(`:${min ?? ""}:${max ?? ""}([|&]|$)`));
}

/** A line of the technical data. */
const property = (page: Page, name: string) =>
  page
    .locator("#properties dl > div", { has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) })
    .locator("dd");

test("a heat pump for 8 kW that stays below 55 dB(A)", async ({ page, complaints }) => {
  await page.goto("/waermepumpen");
  await between(page, "Heizleistung", { min: "8", max: "8" });
  await between(page, "Schallleistungspegel", { max: "55" });
  await expect(cards(page).first()).toBeVisible();
  await expectGoodPage(page, complaints);

  await cards(page).filter({ hasText: "Aero Mono" }).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("8 kW");
  await expect(property(page, "Schallleistungspegel außen")).toContainText("52 dB(A)");
  await expectGoodPage(page, complaints);
});

test("20 metres of 16 mm pipe, with the price of a metre", async ({ page, complaints }) => {
  await page.goto("/fussbodenheizung/heizrohre");
  await choose(page, "Rohrabmessung", "16 × 2 mm");
  await between(page, "Länge", { min: "20", max: "20" });
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("20 m");
  await expect(page.locator("main")).toContainText(/1,25\s€ je Meter/);
  await expectGoodPage(page, complaints);
});

test("a storage of about 10 kWh that fits the inverter Duora", async ({ page, complaints }) => {
  await page.goto("/photovoltaik/stromspeicher");
  await choose(page, "Passend zu Wechselrichter", "Duora (Voltessa)");
  await between(page, "Nutzbare Speicherkapazität", { min: "10.1", max: "10.5" });
  await expect(cards(page).first()).toBeVisible();
  await expectGoodPage(page, complaints);
  await cards(page).filter({ hasText: "Stromspeicher Turm" }).getByRole("heading").getByRole("link").click();
  await expect(property(page, "Passend zu Wechselrichter")).toContainText("Duora");
});

const sparePart: [Locale, string][] = [
  ["de-DE", "Steuerplatine"],
  ["en-GB", "Control board"],
  ["pl-PL", "Płytka"],
];
for (const [locale, name] of sparePart) {
  test(`a spare part by its number in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, "/"));
    const overlay = await openSearch(page, t);
    await searchFor(overlay, "KR-ET-10421");
    await expect(overlay.cards).toHaveCount(1);
    await expectGoodPage(page, complaints);
    await overlay.cards.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.locator("main")).toContainText("KR-ET-10421");
    await expectGoodPage(page, complaints);
  });
}

test("the cheapest thermostat with free shipping", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto("/thermostate");
  await page.getByRole("checkbox", { name: t("listing.shippingFree") }).check();
  await expect(page).toHaveURL(/shipping-free=1/);
  await page.getByLabel(t("listing.sortBy")).selectOption("price-asc");
  await expect(page).toHaveURL(/order=price-asc/);
  await expect(cards(page).first()).toBeVisible();
  const prices = await cards(page).locator("[data-price]").allInnerTexts();
  const cents = prices.map((text) =>
    Number(/(\d[\d.]*),(\d\d)/.exec(text)?.slice(1).join("").replaceAll(".", "")),
  );
  expect(cents).toEqual(cents.toSorted((a, b) => a - b));
  await expectGoodPage(page, complaints);
  await cards(page).first().getByRole("heading").getByRole("link").click();
  await expect(page.locator("main")).toContainText(/versandkostenfrei/i);
});
