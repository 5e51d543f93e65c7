import { expect, test } from "@playwright/test";
import { createTranslate, loadMessages, localePath } from "@hearth/i18n";
import { journeyLocales } from "../../fixtures/languages.ts";

const sources = { "de-DE": "/anlage-anmelden", "en-GB": "/register-system", "pl-PL": "/zglos-instalacje" };

for (const locale of journeyLocales) {
  test(`a page out of the shop that does not come ends within the shop after 60 seconds, in ${locale} [45]`, async ({
    page,
  }) => {
    const t = createTranslate(await loadMessages(locale));
    const path = localePath(locale, sources[locale]);
    await page.clock.install();
    // Nobody ever answers; whether the shop or who it leads to is the same to a browser.
    await page.route(`**${path}`, () => new Promise<never>(() => {}));
    await page.goto(localePath(locale, "/"));
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.querySelector("main")?.append(link);
      link.click();
    }, path);
    await page.clock.fastForward(59_000);
    expect(new URL(page.url()).pathname).toBe(localePath(locale, "/"));
    await page.clock.fastForward(1000);
    await page.waitForURL(`**${path}?stay=1`);
    await expect(page.getByRole("heading", { level: 1, name: t("error.away.title") })).toBeVisible();
    await expect(page.getByText("https://www.marktstammdatenregister.de/")).toBeVisible();
  });
}
