import type { Locator, Page } from "@playwright/test";
import { localePath } from "@hearth/i18n";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

const guides = { "de-DE": "/ratgeber/waermepumpe", "pl-PL": "/poradniki/pompa-ciepla" } as const;
const provider = "https://www.youtube-nocookie.com/**";

/** Every request to somebody else; the providers answer with an empty page, so nothing leaves this machine. */
async function foreignRequests(page: Page): Promise<string[]> {
  const own = new URL(page.url() === "about:blank" ? "http://127.0.0.1" : page.url()).hostname;
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== own) foreign.push(request.url());
  });
  await page.route(provider, (route) => route.fulfill({ contentType: "text/html", body: "<p>player</p>" }));
  return foreign;
}

/** The only entry of the footer that opens something here. */
function settingsLink(page: Page): Locator {
  return page.getByRole("contentinfo").locator('a[aria-haspopup="dialog"]');
}

async function savedChoice(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "hearth-consent")?.value;
}

for (const locale of ["de-DE", "pl-PL"] as const) {
  test(`a video loads after the click only, in ${locale}`, async ({ page, complaints }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, "/"));
    const foreign = await foreignRequests(page);
    await page.goto(localePath(locale, guides[locale]));
    const video = page.getByRole("figure").first();
    await video.scrollIntoViewIfNeeded();
    await expectGoodPage(page, complaints);
    expect(foreign).toEqual([]);

    await video.getByRole("button", { name: t("video.play", { title: "" }) }).press("Enter");
    const frame = video.locator("iframe");
    await expect(frame).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await expect(frame).toHaveAttribute("title", /.+/);
    await expect(frame).toBeFocused();
    expect(foreign).toHaveLength(1);
    // For this once: the next page asks again.
    expect(await savedChoice(page)).toBeUndefined();
    await page.reload();
    await expect(page.getByLabel(t("video.remember")).first()).toBeVisible();
  });

  test(`the settings are opened, used and left by keyboard, in ${locale} [100]`, async ({
    page,
    complaints,
  }) => {
    const t = await textsOf(locale);
    await page.goto(localePath(locale, "/"));
    const dialog = page.getByRole("dialog", { name: t("consent.title") });
    // Nobody is greeted with it.
    await expect(dialog).toBeHidden();

    const opener = settingsLink(page);
    await opener.press("Enter");
    await expect(dialog).toBeVisible();
    await expectGoodPage(page, complaints);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await savedChoice(page)).toBeUndefined();

    await opener.press("Enter");
    await dialog.getByRole("button", { name: t("consent.acceptAll") }).press("Enter");
    await expect(dialog).toBeHidden();
    expect(await savedChoice(page)).toMatch(/^2\.\d{4}-\d\d-\d\d\.media\.[\da-f]{32}$/);
    await expect(page.getByRole("status").filter({ hasText: t("consent.saved") })).toHaveCount(1);

    await opener.press("Enter");
    await expect(dialog.getByRole("checkbox", { name: t("consent.media") })).toBeChecked();
    await dialog.getByRole("button", { name: t("consent.reject") }).press("Enter");
    expect(await savedChoice(page)).toMatch(/^2\.\d{4}-\d\d-\d\d\.\.[\da-f]{32}$/);
  });
}

test("what is ticked is kept, and taking it back ends the player", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/");
  await foreignRequests(page);
  await page.goto(guides["de-DE"]);
  const video = page.getByRole("figure").first();
  const remember = video.getByLabel(t("video.remember"));
  await remember.click();
  await expect(remember).toBeChecked();
  await video.getByRole("button", { name: t("video.play", { title: "" }) }).click();
  await expect(video.locator("iframe")).toBeVisible();
  expect(await savedChoice(page)).toContain("media");

  await page.reload();
  await expect(video.getByText(t("video.privacy"))).toBeHidden();
  await video.getByRole("button", { name: t("video.play", { title: "" }) }).click();
  await expect(video.locator("iframe")).toBeVisible();

  await settingsLink(page).click();
  await page.getByRole("button", { name: t("consent.reject") }).click();
  await expect(video.locator("iframe")).toHaveCount(0);
  await expect(video.getByRole("button", { name: t("video.play", { title: "" }) })).toBeVisible();
});

test("an address ending in #cookie-consent opens the settings [41]", async ({ page }) => {
  const t = await textsOf("de-DE");
  await page.goto("/kontakt#cookie-consent");
  await expect(page.getByRole("dialog", { name: t("consent.title") })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer leads to a page of the settings, and a video to its provider [41]", async ({ page }) => {
    const t = await textsOf("de-DE");
    await page.goto(guides["de-DE"]);
    const watch = page.getByRole("link", { name: t("video.watch", { provider: "YouTube" }) }).first();
    await expect(watch).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\/watch\?v=/);
    await settingsLink(page).click();
    await expect(page).toHaveURL(/\/consent$/);
    const media = page.getByRole("main").getByRole("checkbox", { name: t("consent.media") });
    await expect(media).not.toBeChecked();
    await media.check();
    await page
      .getByRole("main")
      .getByRole("button", { name: t("consent.save") })
      .click();
    await expect(page.getByRole("main").getByText(t("consent.saved"))).toBeVisible();
    await expect(media).toBeChecked();
    expect(await savedChoice(page)).toContain(".media.");

    await page
      .getByRole("main")
      .getByRole("button", { name: t("consent.reject") })
      .click();
    await expect(media).not.toBeChecked();
    expect(await savedChoice(page)).toMatch(/^2\.[\d-]+\.\.[\da-f]{32}$/);
  });
});
