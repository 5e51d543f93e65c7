import type { Locale } from "@hearth/i18n";
import { localePath } from "@hearth/i18n";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

interface ContentPage {
  name: string;
  paths: Record<"de-DE" | "pl-PL", string>;
  blocks: string[];
}

/** Together these pages show every block the contract knows and our own. */
const pages: ContentPage[] = [
  {
    name: "home",
    paths: { "de-DE": "/", "pl-PL": "/" },
    blocks: [
      "hearth-hero",
      "hearth-column-grid",
      "hearth-accordion",
      "product-slider",
      "image-text",
      "image-text-cover",
    ],
  },
  {
    name: "guide with a side",
    paths: { "de-DE": "/ratgeber/waermepumpe", "pl-PL": "/poradniki/pompa-ciepla" },
    blocks: [
      "category-navigation",
      "center-text",
      "youtube-video",
      "image-simple-grid",
      "product-three-column",
    ],
  },
  {
    name: "guide",
    paths: { "de-DE": "/ratgeber/photovoltaik-speicher", "pl-PL": "/poradniki/fotowoltaika-magazyn" },
    blocks: [
      "image-cover",
      "text-three-column",
      "html",
      "image-gallery",
      "vimeo-video",
      "image-text-gallery",
    ],
  },
  {
    name: "landing page",
    paths: { "de-DE": "/solarwochen", "pl-PL": "/tygodnie-solarne" },
    blocks: ["hearth-hero", "text-two-column", "product-heading", "gallery-buybox", "cross-selling"],
  },
  {
    name: "questions",
    paths: { "de-DE": "/haeufige-fragen", "pl-PL": "/czeste-pytania" },
    blocks: ["hearth-accordion"],
  },
  { name: "contact", paths: { "de-DE": "/kontakt", "pl-PL": "/kontakt" }, blocks: ["form"] },
];

const locales = ["de-DE", "pl-PL"] as const satisfies Locale[];
const widths = [390, 1440];

for (const { name, paths, blocks } of pages) {
  for (const locale of locales) {
    test(`${name} shows its blocks in ${locale} [105]`, async ({ page, complaints }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(localePath(locale, paths[locale]));
        for (const block of blocks)
          await expect(page.locator(`[data-block="${block}"]`).first()).toBeAttached();
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectGoodPage(page, complaints);
      }
    });
  }
}

test("an accordion keeps one answer open [206]", async ({ page }) => {
  await page.goto("/haeufige-fragen");
  const answers = page.locator('[data-block="hearth-accordion"]').first().locator("details");
  await answers.nth(0).locator("summary").press("Enter");
  await expect(answers.nth(0)).toHaveAttribute("open");
  await answers.nth(1).locator("summary").press("Enter");
  await expect(answers.nth(1)).toHaveAttribute("open");
  await expect(answers.nth(0)).not.toHaveAttribute("open");
});

test("a picture of a gallery opens large and gives the focus back", async ({ page, complaints }) => {
  const t = await textsOf("de-DE");
  await page.goto("/ratgeber/photovoltaik-speicher");
  const link = page.getByRole("link", { name: t("cms.zoom", { number: 1 }) });
  await link.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectGoodPage(page, complaints);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("content is there, answers open and pictures can be seen large", async ({ page }) => {
    const t = await textsOf("pl-PL");
    await page.goto("/pl-PL/czeste-pytania");
    const answer = page.locator('[data-block="hearth-accordion"] details').first();
    await answer.locator("summary").click();
    await expect(answer.locator(".accordion-body")).toBeVisible();

    await page.goto("/pl-PL/poradniki/fotowoltaika-magazyn");
    const picture = page.getByRole("link", { name: t("cms.zoom", { number: 1 }) });
    await expect(picture).toHaveAttribute("href", /^\/(image|media)\//);
    const watch = page.getByRole("link", { name: t("video.watch", { provider: "Vimeo" }) });
    await expect(watch).toHaveAttribute("target", "_blank");
    await expect(page.getByRole("button", { name: /Odtwórz/ })).toBeHidden();
  });
});
