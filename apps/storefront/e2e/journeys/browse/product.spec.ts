import { createFormatters, createTranslateCount, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

/** A heat pump with variants, two energy labels, reviews and accessories. */
const heatPump: Record<Locale, string> = {
  "de-DE": "/waermepumpen/monoblock/luft-wasser-waermepumpe-aero-mono-8-kw",
  "en-GB": "/en-GB/heat-pumps/monobloc/air-to-water-heat-pump-aero-mono-8-kw",
  "pl-PL": "/pl-PL/pompy-ciepla/monoblok/pompa-ciepla-powietrze-woda-aero-mono-8-kw",
};

for (const locale of locales) {
  test(`the product page says all there is to say in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    const count = createTranslateCount(locale);
    await page.goto(heatPump[locale]);
    await expect(page.locator("[data-price]").first()).toContainText("€");
    await expect(page.getByText(t("product.ways.freightText"))).toBeVisible();
    for (const title of [
      "product.detailsTitle",
      "product.properties",
      "product.safety",
      "review.title",
    ] as const) {
      await expect(page.getByRole("heading", { level: 2, name: t(title) })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: t("product.maker") })).toBeVisible();
    await expect(page.getByText(t("review.authenticity"))).toBeVisible();
    await page.getByRole("link", { name: count("review.total", 6) }).click();
    await expect(page.getByRole("table", { name: t("review.histogram") })).toBeInViewport();
    await expectGoodPage(page, complaints);
  });

  test(`a variant changes address and price and keeps the focus in ${locale}`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    await page.goto(heatPump[locale]);
    const variants = page.getByRole("group", { name: t("product.chooseVariant") });
    const chosen = variants.locator("a[aria-current]");
    await expect(chosen).toContainText("8 kW");
    const price = await page.locator("[data-price]").first().innerText();

    const other = variants.getByRole("link", { name: "14 kW" });
    await other.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/14-kw$/);
    await expect(chosen).toContainText("14 kW");
    await expect(chosen).toBeFocused();
    await expect(page.locator("[data-price]").first()).not.toHaveText(price);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("14 kW");
    await expect(page.getByRole("status").filter({ hasText: "14 kW" })).toBeAttached();
    await expectGoodPage(page, complaints);

    await page.goBack();
    await expect(page).toHaveURL(/8-kw$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("8 kW");
  });
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the energy label opens and gives the focus back", async ({ page, complaints }) => {
      const t = await textsOf("pl-PL");
      await page.goto(heatPump["pl-PL"]);
      const arrow = page.getByRole("link", { name: t("energy.open", { class: "A++" }) });
      await arrow.first().focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: t("energy.title") });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("link", { name: t("energy.dataSheet") })).toHaveAttribute(
        "href",
        /\.pdf$/,
      );
      await expectGoodPage(page, complaints);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(arrow.first()).toBeFocused();
    });

    test("pictures are browsed and enlarged by keyboard", async ({ page, complaints }) => {
      const t = await textsOf("de-DE");
      await page.goto(heatPump["de-DE"]);
      const gallery = page.getByRole("region", { name: t("gallery.pictures") });
      const first = gallery.getByRole("link", { name: t("gallery.zoom") }).first();
      await first.focus();
      await page.keyboard.press("ArrowRight");
      await expect(gallery.getByText(/^2 \/ \d/).first()).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      await expect(first).toBeFocused();

      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("img")).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(dialog.getByText(/^2 \/ \d/)).toBeVisible();
      await expectGoodPage(page, complaints);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(first).toBeFocused();
    });

    test("the stars lead to the reviews, wherever they are folded away", async ({ page, complaints }) => {
      const t = await textsOf("en-GB");
      await page.goto(heatPump["en-GB"]);
      await page.getByRole("link", { name: createTranslateCount("en-GB")("review.total", 6) }).click();
      await expect(page.getByRole("table", { name: t("review.histogram") })).toBeInViewport();
      await expectGoodPage(page, complaints);
    });

    test("the closed parts of the page hold no faults", async ({ page, complaints }) => {
      await page.goto(heatPump["pl-PL"]);
      await expectGoodPage(page, complaints);
    });
  });
}

test("prices by quantity are labelled to and from [134]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/photovoltaik/kabel-steckverbinder/pv-steckverbinder-10-paare");
  const rows = page.getByRole("table", { name: t("price.tiers") }).getByRole("row");
  await expect(rows.nth(1)).toContainText(/^bis \d/);
  await expect(rows.last()).toContainText(/^ab \d/);
});

test("what photovoltaics cost at 0 % stands beside the full price", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/photovoltaik/kabel-steckverbinder/pv-steckverbinder-10-paare");
  await expect(page.locator("[data-zero-vat]")).toContainText("0 %");
  await page.getByRole("link", { name: t("product.zeroVatLink") }).click();
  await expect(page).toHaveURL(/\/nullsteuersatz$/);
});

test("products seen before are shown, newest first", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  const format = createFormatters("de-DE");
  await page.goto("/photovoltaik/kabel-steckverbinder/pv-steckverbinder-10-paare");
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page.getByRole("heading", { name: t("product.recentlyViewed") })).toBeHidden();
  await page.goto(heatPump["de-DE"]);
  const seen = page.getByRole("region", { name: t("product.recentlyViewed") });
  await expect(seen.getByRole("article")).toHaveCount(1);
  await expect(seen.getByRole("heading", { name })).toBeVisible();
  await expect(seen.locator("[data-price]")).toContainText(format.money(0).slice(-1));
  await expectGoodPage(page, complaints);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("variants, pictures, sections and the label are links that lead somewhere", async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.goto(heatPump["de-DE"]);
    const arrow = page.getByRole("link", { name: t("energy.open", { class: "A++" }) });
    expect((await page.request.get((await arrow.first().getAttribute("href")) ?? "")).status()).toBe(200);
    const picture = page.getByRole("link", { name: t("gallery.zoom") }).first();
    expect((await page.request.get((await picture.getAttribute("href")) ?? "")).status()).toBe(200);

    await page.getByRole("link", { name: "14 kW" }).click();
    await expect(page).toHaveURL(/14-kw$/);
    await page
      .locator("summary")
      .filter({ hasText: t("product.properties") })
      .click();
    await expect(page.locator("#properties")).toBeVisible();
  });
});
