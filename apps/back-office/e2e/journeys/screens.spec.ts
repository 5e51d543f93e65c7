import type { Page } from "@playwright/test";
import { locales, localeNames } from "@hearth/i18n";
import { hiddenWhenFocused } from "../../../storefront/e2e/fixtures/focus-in-sight.ts";
import { officeResources } from "../../src/resources/index.ts";
import { expect, expectFits, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

const paths = ["/", "/own-account", ...officeResources.map(({ name }) => `/${name}`)];

const audited = new Set(["/order", "/own-account", "/role"]);

/** What is loaded late is there: no room is kept for it any more. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(page.locator(".skeleton")).toHaveCount(0);
}

for (const width of [390, 768, 1440]) {
  test(`every screen is whole at ${width} pixels`, async ({ office, complaints }) => {
    await office.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one browser, one screen after the other
      await test.step(path, async () => {
        await open(office, path);
        // axe once for each screen, and for a list, a form and roles as the tablet and the phone lay them out.
        const isAudited = width === 1440 || audited.has(path);
        await (isAudited ? expectGoodScreen(office, complaints) : expectFits(office, complaints));
      });
    }
  });
}

test("the dark theme can be read", async ({ office, complaints }) => {
  await office.emulateMedia({ colorScheme: "dark" });
  await open(office, "/order");
  await expectGoodScreen(office, complaints);
  await open(office, "/role");
  await expectGoodScreen(office, complaints);
});

test("the language changes at once, and stays", async ({ office, complaints }) => {
  await open(office, "/");
  for (const locale of ["en-GB", "pl-PL", "de-DE"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one language after the other
    await test.step(locale, async () => {
      const t = await textsOf(locale);
      await office.locator(".header-menus button").first().click();
      await office.getByRole("button", { name: localeNames[locale] }).click();
      await expect(office.getByRole("link", { name: t("start.allOrders") })).toBeVisible();
      await office.reload();
      await expect(office.getByRole("link", { name: t("start.allOrders") })).toBeVisible();
      await expect(office.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
      await expectGoodScreen(office, complaints);
      // The tablet of the warehouse: the longest words beside the navigation.
      await office.setViewportSize({ width: 1024, height: 768 });
      await expectFits(office, complaints);
      await office.setViewportSize({ width: 1280, height: 900 });
    });
  }
  expect(locales).toHaveLength(3);
});

test("everything is reached by keyboard", async ({ office }) => {
  const t = await textsOf("de-DE");
  await open(office, "/review");
  await office.keyboard.press("Tab");
  await expect(office.getByRole("link", { name: t("shell.skip") })).toBeFocused();
  await office.keyboard.press("Enter");
  await office.keyboard.press("Tab");
  await expect(office.getByRole("button", { name: t("list.all"), exact: true })).toBeFocused();
  await office.setViewportSize({ width: 768, height: 900 });
  const menu = office.getByRole("button", { name: t("shell.menu") });
  await menu.focus();
  await office.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await office.getByRole("link", { name: t("nav.search-rule") }).focus();
  await office.keyboard.press("Enter");
  await expect(office.getByRole("heading", { level: 1, name: t("nav.search-rule") })).toBeFocused();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing that has the focus is hidden by the header at ${width} px`, async ({ office }) => {
    await office.setViewportSize({ width, height });
    await open(office, "/product");
    expect(await hiddenWhenFocused(office.locator("body"))).toEqual([]);
  });
}
