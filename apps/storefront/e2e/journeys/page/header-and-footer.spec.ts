import type { Locator, Page } from "@playwright/test";
import { localePath } from "@hearth/i18n";
import { expect, test, textsOf } from "../../fixtures/shop.ts";

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

test("the way up appears once the page has moved and begins the page anew [99]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/waermepumpen");
  const up = page.getByRole("link", { name: t("shell.toTop"), includeHidden: true });
  await expect(up).toBeAttached();
  await expect(up).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(up).toBeVisible();
  await up.press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toBeHidden();
  // Whoever goes on by keyboard is at the top too.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: t("shell.skipToContent") })).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the way up appears once the page has moved, too", async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.goto("/waermepumpen");
    const up = page.getByRole("link", { name: t("shell.toTop"), includeHidden: true });
    await expect(up).toBeHidden();
    await page.mouse.wheel(0, 1500);
    await expect(up).toBeVisible();
    await up.press("Enter");
    await expect(up).toBeHidden();
  });
});

/** Turns the wheel and comes back when the page had the chance to move. */
async function turnWheel(page: Page): Promise<number> {
  const heard = await page.evaluateHandle(() => ({
    moved: new Promise<void>((resolve) => {
      const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      addEventListener("wheel", afterTwoFrames, { once: true, capture: true, passive: true });
    }),
  }));
  await page.mouse.wheel(0, 300);
  await heard.evaluate(({ moved }) => moved);
  return page.evaluate(() => scrollY);
}

for (const [name, opener] of [
  ["the drawer of the menu", ".side-menu-button"],
  ["the consent dialog", 'footer a[aria-haspopup="dialog"]'],
] as const) {
  test(`the page stands still behind ${name} [205]`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto("/");
    // The wheel turns at the right edge, beside the drawer.
    await page.mouse.move(385, 500);
    await turnWheel(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page
      .locator(opener)
      .first()
      .evaluate((button: HTMLElement) => button.click());
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toBeVisible();
    expect(await turnWheel(page)).toBe(300);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await turnWheel(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });
}

test("the logo leads home in the language of the page [47]", async ({ page }) => {
  const t = await textsOf("pl-PL");
  await page.goto("/pl-PL/pompy-ciepla");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("shell.home") })
    .click();
  await expect(page).toHaveURL(/\/pl-PL$/);
});

test("the account menu opens and closes by keyboard, 2 px below its button [49, 343]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.setViewportSize(wide);
  await page.goto("/");
  const button = page.getByRole("button", { name: t("shell.accountMenu") });
  const menu = page.locator("#account-menu");
  await expect(menu).toBeHidden();
  await button.press("Enter");
  await expect(menu).toBeVisible();
  const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(2, 1);
  await page.keyboard.press("Tab");
  await expect(menu.locator("a:visible").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

/** Brought into view, where it begins to run: then it knows that it stands at its beginning. */
async function certificates(page: Page): Promise<Locator> {
  const t = await textsOf("de-DE");
  const carousel = page.getByRole("contentinfo").getByRole("region", { name: t("shell.certificates") });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator(".carousel-step").first()).toHaveAttribute("aria-disabled", "true");
  return carousel;
}

async function whollySeen(carousel: Locator): Promise<number> {
  return carousel.getByRole("list").evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].filter((item) => {
      const at = item.getBoundingClientRect();
      return at.left >= left - 1 && at.right <= right + 1;
    }).length;
  });
}

for (const [width, seen] of [
  [1440, 4],
  [900, 2],
  [390, 1],
] as const) {
  test(`${seen} of four certificates are seen at ${width} px [12, 96, 338]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const carousel = await certificates(page);
    await expect(carousel.getByRole("listitem")).toHaveCount(4);
    expect(await whollySeen(carousel)).toBe(seen);
  });
}

test("certificates move every five seconds until they are told not to [338]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.clock.install();
  await page.setViewportSize(narrow);
  await page.goto("/");
  const carousel = await certificates(page);
  const track = carousel.getByRole("list");
  const place = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  expect(await place()).toBe(0);
  await page.clock.runFor(5500);
  await expect.poll(place).toBeGreaterThan(100);

  // Pointer and focus hold it too, so both have to be elsewhere.
  const leave = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  };
  await carousel.getByRole("button", { name: t("carousel.pause") }).click();
  await expect(carousel.getByRole("button", { name: t("carousel.play") })).toBeVisible();
  await leave();
  await page.clock.runFor(500);
  const stopped = await place();
  await page.clock.runFor(11_000);
  expect(await place()).toBe(stopped);

  await carousel.getByRole("button", { name: t("carousel.play") }).click();
  await leave();
  await page.clock.runFor(5500);
  await expect.poll(place).not.toBe(stopped);
});

for (const locale of ["de-DE", "pl-PL"] as const) {
  test(`the footer shows six networks and the payment methods of the shop in ${locale} [10, 11]`, async ({
    page,
    request,
  }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, "/"));
    const row = (title: string) =>
      page
        .getByRole("contentinfo")
        .locator(".icon-row")
        .and(page.locator(`h2:text-is("${title}") + ul`));
    await expect(row(t("shell.social")).getByRole("link")).toHaveCount(6);
    for (const carrier of ["Dachspost", "Lotsenpaket"]) {
      await expect(row(t("shell.delivery")).getByTitle(carrier)).toBeVisible();
    }
    const api =
      process.env["SHOP_API_URL"] ?? `http://127.0.0.1:${process.env["SHOP_API_PORT"] ?? 4000}/store-api`;
    const headers = { "sw-access-key": process.env["SHOP_ACCESS_KEY"] ?? "SWSCHEARTHDEMOKEY000000000" };
    const read = async (path: string, data: object, language?: string) => {
      const answer = await request.post(`${api}${path}`, {
        data,
        headers: language ? { ...headers, "sw-language-id": language } : headers,
      });
      const {
        elements,
      }: { elements: { id: string; translated?: { name: string }; locale?: { code: string } }[] } =
        await answer.json();
      return elements;
    };
    const languages = await read("/language", { associations: { locale: {} } });
    const language = languages.find((each) => each.locale?.code === locale)?.id;
    const offered = (await read("/payment-method", {}, language)).map(({ translated }) => translated?.name);
    expect(offered.length).toBeGreaterThan(3);
    await expect(row(t("shell.payment")).getByRole("listitem")).toHaveCount(offered.length);
    expect(
      await row(t("shell.payment"))
        .locator("li")
        .evaluateAll((items) => items.map((item) => item.getAttribute("title"))),
    ).toEqual(offered);
    // Both have ended (duty PAY-1). "Sofort" alone is a German word.
    for (const path of ["/", locale === "de-DE" ? "/zahlungsarten" : "/metody-platnosci"]) {
      const answer = await request.get(localePath(locale, path));
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toMatch(/giropay|sofort-?überweisung|sofort-?banking|klarna sofort/i);
      expect(offered.join(" ")).not.toMatch(/giropay|sofort/i);
    }
  });
}

const everyKindOfPage = {
  "de-DE": ["/", "/waermepumpen", "/waermepumpen/monoblock/aero-mono", "/kontakt"],
  "pl-PL": [
    "/",
    "/pompy-ciepla",
    "/pompy-ciepla/monoblok/pompa-ciepla-powietrze-woda-aero-mono-8-kw",
    "/kontakt",
  ],
} as const;

for (const locale of ["de-DE", "pl-PL"] as const) {
  test(`every kind of page has the way to withdraw in ${locale}`, async ({ page }) => {
    const t = await textsOf(locale);
    for (const path of [...everyKindOfPage[locale], "/nie-ma", "/checkout/cart", "/account"]) {
      await page.goto(localePath(locale, path));
      const link = page.getByRole("link", { name: t("shell.withdraw") });
      await expect(link, path).toBeVisible();
      const href = (await link.getAttribute("href")) ?? "";
      expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
    }
  });
}
