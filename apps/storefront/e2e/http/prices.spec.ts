import type { Page } from "@playwright/test";
import { createFormatters } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { expect, test, textsOf } from "../fixtures/shop.ts";

type Surface = [name: string, path: string];

const surfaces: Record<"de-DE" | "pl-PL", Surface[]> = {
  "de-DE": [
    ["home", "/"],
    ["listing", "/waermepumpen"],
    ["product and what goes with it", "/waermepumpen/monoblock/aero-mono"],
    ["content", "/ratgeber/photovoltaik-speicher"],
    ["landing page", "/solarwochen"],
  ],
  "pl-PL": [
    ["home", "/pl-PL"],
    ["listing", "/pl-PL/pompy-ciepla"],
    [
      "product and what goes with it",
      "/pl-PL/pompy-ciepla/monoblok/pompa-ciepla-powietrze-woda-aero-mono-8-kw",
    ],
  ],
};

/** Every price says its tax and its shipping costs, and no card shows an amount anywhere else (PRC-1). */
async function expectWholePrices(page: Page, locale: Locale): Promise<void> {
  const t = await textsOf(locale);
  const prices = await page.locator("[data-price]").evaluateAll((blocks) =>
    blocks.map((block) => ({
      text: block.textContent.replaceAll(/\s+/g, " "),
      links: [...block.querySelectorAll("a")].map((link) => `${link.textContent} ${link.pathname}`),
    })),
  );
  expect(prices.length).toBeGreaterThan(0);
  const shipping = await shippingPath(page, locale);
  for (const { text, links } of prices) {
    expect(text).toContain("€");
    expect(text).toContain(t("price.taxIncluded"));
    // The amount where it is known, and always the way to all of them.
    expect(links, text).toHaveLength(1);
    expect(links[0], text).toMatch(new RegExp(` ${shipping}$`));
    if (!text.includes(t("price.shippingFree")))
      expect(links[0], text).toMatch(new RegExp(`^(${t("price.shippingCosts")}|\\d.*€.*) `));
  }
  const strayAmounts = await page.locator(".product-card").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const rest = card.cloneNode(true) as Element;
      const price = rest.querySelector("[data-price]");
      price?.remove();
      return price && !rest.textContent.includes("€") ? [] : [card.textContent];
    }),
  );
  expect(strayAmounts).toEqual([]);
}

async function shippingPath(page: Page, locale: Locale): Promise<string> {
  const path = locale === "de-DE" ? "/versandkosten" : "/pl-PL/koszty-wysylki";
  expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  return path;
}

for (const locale of ["de-DE", "pl-PL"] as const) {
  for (const [name, path] of surfaces[locale]) {
    test(`prices are whole on ${name} in ${locale}`, async ({ page }) => {
      await page.goto(path);
      await expectWholePrices(page, locale);
    });
  }
}

test("prices are whole beside a product and in the row of products seen before", async ({ page }) => {
  await page.goto("/waermepumpen/monoblock/aero-mono");
  expect(await page.locator("article [data-price]").count()).toBeGreaterThan(0);
  const id = await page.locator('main input[name="productId"]').first().inputValue();
  for (const [locale, path] of [
    ["de-DE", `/fragments/products/${id}`],
    ["pl-PL", `/pl-PL/fragments/products/${id}`],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expectWholePrices(page, locale);
  }
});

/** What one metre or square metre costs stands beside the price (PRC-2). */
const soldByUnit = [
  [
    "Erdungsleitung",
    "/photovoltaik/kabel-steckverbinder/erdungsleitung-gruen-gelb-16-mm2-50-m",
    12_400 / 50,
    "Meter",
  ],
] as const;

for (const [term, path, cents, unit] of soldByUnit) {
  test(`${term} tells the price of its unit on card and page`, async ({ page }) => {
    const t = await textsOf("de-DE");
    const price = createFormatters("de-DE").money(Math.round(cents));
    const unitPrice = t("price.perUnit", { price, unit });
    await page.goto(`/search?search=${term}`);
    const card = page.locator(".product-card").filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(card.locator("[data-price]")).toContainText(unitPrice);
    await page.goto(path);
    await expect(page.locator("[data-price]").first()).toContainText(unitPrice);
  });
}
