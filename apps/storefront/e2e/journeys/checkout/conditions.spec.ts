import type { Page } from "@playwright/test";
import { localePath } from "@hearth/i18n";
import { violationsOf } from "../../fixtures/audit.ts";
import { overflowing } from "../../fixtures/room.ts";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

const pages = {
  "de-DE": [
    "/",
    "/waermepumpen",
    "/waermepumpen/monoblock/aero-mono",
    "/kontakt",
    "/gibt-es-nicht",
    "/checkout/cart",
  ],
  "pl-PL": [
    "/",
    "/pompy-ciepla",
    "/pompy-ciepla/monoblok/pompa-ciepla-powietrze-woda-aero-mono-8-kw",
    "/kontakt",
    "/nie-ma",
    "/checkout/cart",
  ],
} as const;
const locales = ["de-DE", "pl-PL"] as const;

/** Links, buttons and headings that lie over each other. */
async function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>("header a, header button, h1, h2, main .button, footer a"),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest(".carousel, .usp-list, .skip-link, .scroll-top, .sr-only"))
      .map((element) => ({ element, at: element.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 1 && at.height > 1);
    const found: string[] = [];
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (one.element.contains(other.element)) continue;
        const across = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left);
        const down = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top);
        if (across > 2 && down > 2)
          found.push(`${one.element.outerHTML.slice(0, 80)} / ${other.element.outerHTML.slice(0, 80)}`);
      }
    }
    return found;
  });
}

for (const locale of locales) {
  test(`nothing is wider than 320 px in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pages[locale]) {
      await page.goto(localePath(locale, path));
      expect(await overflowing(page), path).toEqual([]);
    }
  });
}

test.describe("text of twice the size", () => {
  // The shop allows no styles but its own.
  test.use({ bypassCSP: true, viewport: { width: 1280, height: 900 } });

  for (const locale of locales) {
    test(`has room in ${locale}`, async ({ page }) => {
      for (const path of pages[locale]) {
        await page.goto(localePath(locale, path));
        await page.addStyleTag({ content: "html { font-size: 200% }" });
        await expect(page.locator("html")).toHaveCSS("font-size", "32px");
        expect.soft(await overflowing(page), path).toEqual([]);
        expect.soft(await overlapping(page), path).toEqual([]);
      }
    });
  }
});

test("with reduced motion nothing starts by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const t = await textsOf("de-DE");
  const carousel = page.getByRole("contentinfo").getByRole("region", { name: t("shell.certificates") });
  await carousel.scrollIntoViewIfNeeded();
  const previous = carousel.getByRole("button", { name: t("carousel.previous") });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await page.clock.runFor(16_000);
  expect(await carousel.getByRole("list").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  // What never starts needs no button to stop it.
  await expect(carousel.getByRole("button", { name: t("carousel.pause") })).toBeHidden();
});

test("forced colours leave the page usable", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of pages["de-DE"].slice(0, 4)) {
    await page.goto(path);
    expect(await violationsOf(page, ["color-contrast"])).toEqual([]);
    const control = page.getByRole("contentinfo").locator(".button").first();
    // Grounds are gone: a button is known by its edge, the focus by its ring.
    await expect(control).not.toHaveCSS("border-top-width", "0px");
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(ring).not.toBe("none");
  }
});
