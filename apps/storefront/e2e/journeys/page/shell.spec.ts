import type { Page } from "@playwright/test";
import { localePath, locales } from "@hearth/i18n";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
/** Two levels down in the menu. */
const radiators = { "de-DE": "/heizkoerper", "en-GB": "/radiators", "pl-PL": "/grzejniki" } as const;

for (const locale of locales) {
  test(`the side menu opens at the page and drills up and down in ${locale} [50-52]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    await page.setViewportSize(narrow);
    await page.goto(localePath(locale, radiators[locale]));
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("button", { name: t("shell.menu"), exact: true }).click();
    const menu = page.getByRole("dialog", { name: t("shell.menu") });
    await expect(menu.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(menu.getByRole("link", { name: t("shell.overviewOf", { name }) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expectGoodPage(page, complaints);

    const back = menu.getByRole("button", { name: t("shell.menuBack") });
    await back.click();
    await back.click();
    await expect(menu.getByRole("heading", { name: t("shell.menuProducts") })).toBeVisible();
    await expect(menu.getByRole("heading", { name: t("shell.footerNavigation") })).toBeVisible();
    await expect(menu.locator("button[aria-current]")).toBeFocused();
    await expect(menu.getByRole("link", { name: t("shell.contactForm") })).toBeVisible();
    await expectGoodPage(page, complaints);

    // Closing forgets where one was: the next time begins at the page again.
    await menu.getByRole("button", { name: t("shell.menuClose") }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: t("shell.menu"), exact: true }).click();
    await expect(menu.getByRole("heading", { name, exact: true })).toBeVisible();
    const address = page.url();
    await menu.locator(".side-main a").first().click();
    await page.waitForURL((url) => url.href !== address);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name);
  });

  test(`fixed pages stay the same page in another language than ${locale} [14, 29]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    for (const [path, title] of [
      ["/login", t("signIn.title")],
      ["/wishlist", t("wishlist.title")],
      ["/checkout/cart", t("cart.title")],
    ] as const) {
      const answer = await page.goto(localePath(locale, path));
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      for (const other of locales) {
        const link = page.locator(`#language-menu a[hreflang="${other}"]`);
        await expect(link).toHaveAttribute("href", localePath(other, path));
      }
      await expectGoodPage(page, complaints);
    }
  });

  test(`the footer says how to reach, pay and withdraw in ${locale} [96, 97]`, async ({ page }) => {
    const t = await textsOf(locale);
    await page.setViewportSize(wide);
    await page.goto(localePath(locale, "/"));
    const footer = page.getByRole("contentinfo");
    const columns = await footer.locator(".footer-column").count();
    const tracks = await footer
      .locator(".footer-grid")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    expect(tracks).toBe(columns + 1);
    for (const title of ["shell.payment", "shell.delivery", "shell.social", "shell.certificates"] as const) {
      await expect(footer.getByRole("heading", { name: t(title), exact: true })).toBeVisible();
    }
    const withdraw = footer.getByRole("link", { name: t("shell.withdraw") });
    await withdraw.click();
    await expect(page).toHaveURL(/\/withdrawal$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("the mega menu follows a resting mouse, and a click elsewhere closes it [49, 337]", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(wide);
  await page.goto("/heizkoerper");
  const open = page.locator("details.submenu[open]");
  const heating = page.locator("summary.menu-top", { hasText: /^Heizung$/ });
  await expect(heating).toHaveAttribute("aria-current", "true");
  await heating.hover();
  await expect(open).toHaveCount(1);
  await heating.click();
  await expect(open).toHaveCount(1);
  await expect(open.locator('.menu-second[aria-current="page"]')).toHaveText("Heizkörper");
  await expectGoodPage(page, complaints);
  const perColumn = await open
    .locator(".menu-columns")
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateRows);
  expect(perColumn.split(" ")).toHaveLength(4);
  await page.mouse.click(20, 880);
  await expect(open).toHaveCount(0);
});

test("groups of the footer open one by one on a small screen [41, 96]", async ({ page, complaints }) => {
  await page.setViewportSize(narrow);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const imprint = footer.getByRole("link", { name: "Impressum" });
  await expect(imprint).toBeHidden();
  await footer.locator("summary", { hasText: "Rechtliches" }).click();
  await expect(imprint).toBeVisible();
  await expectGoodPage(page, complaints);
  await footer.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await expect(page.locator("dialog#consent")).toBeVisible();
});

/** Icons that data names and that show nothing; "none" when the page has no such icon. */
async function undrawn(page: Page): Promise<string[]> {
  const icons = page.locator('svg.icon use[href^="#icon-"]');
  if ((await icons.count()) === 0) return ["none"];
  return icons.evaluateAll((uses) =>
    uses
      .filter((use) => use instanceof SVGGraphicsElement && use.getBBox().width === 0)
      .map((use) => use.getAttribute("href") ?? ""),
  );
}

test("icons named by data are drawn from our own endpoint and kept [299]", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await expect.poll(() => undrawn(page)).toEqual([]);
  const own = asked.filter((url) => url.includes("/api/icons/"));
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(asked.map((url) => new URL(url).origin)).size).toBe(1);
  asked.length = 0;
  await page.reload();
  await expect.poll(() => undrawn(page)).toEqual([]);
  expect(asked.filter((url) => url.includes("/api/icons/"))).toEqual([]);
});

test("the badge counts the wishlist and moves nothing [48]", async ({ page }) => {
  await page.goto("/");
  const link = page.locator('header a[href="/wishlist"].header-action');
  const before = await link.boundingBox();
  await page.evaluate(() =>
    localStorage.setItem(
      "wishlist",
      '["0b1e5f0c2d3a4b5c6d7e8f901234567a","0b1e5f0c2d3a4b5c6d7e8f901234567b"]',
    ),
  );
  await page.reload();
  await expect(link.getByText(/^\d/)).toHaveText("2");
  expect(await link.boundingBox()).toEqual(before);
});

for (const [path, width] of [
  ["/gibt-es-nicht", 390],
  ["/pl-PL/nie-ma", 1440],
] as const) {
  test(`${path} is missing at ${width}, says so and leads on [46, 102]`, async ({ page }) => {
    const locale = path.startsWith("/pl-PL") ? "pl-PL" : "de-DE";
    const t = await textsOf(locale);
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: t("error.404.title") })).toBeVisible();
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible();
    await expect(page.getByRole("heading", { name: t("error.helpTitle") })).toBeVisible();
    // The browser itself complains about the status of the page.
    await expectGoodPage(page, []);
    await page.getByRole("link", { name: t("error.backHome") }).click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, "/")}$`));
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: narrow });

  test("a small screen has the menu as disclosures, and names stand in for icons", async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.goto("/");
    await expect(page.locator(".side-menu-button")).toBeHidden();
    await page.locator("summary.menu-root-button").click();
    await page.locator("summary.menu-top").nth(1).click();
    await expect(page.locator("details.submenu[open] .menu-second").first()).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText("PayPal")).toBeVisible();

    await page.locator("summary", { hasText: "Rechtliches" }).click();
    await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
    await expect(page).toHaveURL(/\/consent$/);
    await expect(page.getByRole("link", { name: t("shell.withdraw") })).toBeVisible();
  });
});
