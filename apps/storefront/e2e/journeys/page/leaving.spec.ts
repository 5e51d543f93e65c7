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
      // Leaves while the clock below runs: Playwright can do nothing more with a page that waits for another.
      setTimeout(() => link.click(), 1000);
      addEventListener("beforeunload", () => {
        const times = sessionStorage.getItem("left-at") ?? "";
        sessionStorage.setItem("left-at", `${times} ${Date.now()}`);
      });
    }, path);
    await page.clock.runFor(61_500);
    await page.waitForURL(`**${path}?stay=1`);
    const leftAt = await page.evaluate(() => sessionStorage.getItem("left-at") ?? "");
    const [left = 0, stayed = 0] = leftAt.trim().split(" ").map(Number);
    expect(stayed - left).toBeGreaterThanOrEqual(60_000);
    await expect(page.getByRole("heading", { level: 1, name: t("error.away.title") })).toBeVisible();
    await expect(page.getByText("https://www.marktstammdatenregister.de/")).toBeVisible();
  });
}
