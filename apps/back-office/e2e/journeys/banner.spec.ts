import { localeNames, locales } from "@hearth/i18n";
import { publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { violationsOf } from "../../../storefront/e2e/fixtures/audit.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

test("a banner is written in three languages, stands above the shop within seconds, and goes again", async ({
  office,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const mark = crypto.randomUUID().slice(0, 8);
  const dialog = office.getByRole("dialog");
  await office.goto("/banner");
  await office.getByRole("button", { name: t("banner.create") }).click();
  await dialog.getByLabel(t("banner.priority")).fill("1000");
  for (const locale of locales) {
    const part = dialog.getByRole("group", { name: localeNames[locale] });
    // oxlint-disable-next-line no-await-in-loop -- one form, one language after the other
    await part.getByLabel(t("banner.text"), { exact: true }).fill(`Bis Sonntag ${mark} ${locale}`);
    // oxlint-disable-next-line no-await-in-loop
    await part.getByLabel(t("banner.linkText")).fill("Mehr dazu");
    // oxlint-disable-next-line no-await-in-loop
    await part.getByLabel(t("banner.link"), { exact: true }).fill("/kontakt");
  }
  for (const width of [390, 768, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one width after the other
    await office.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await expectGoodScreen(office, complaints);
  }
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await expect(dialog).toHaveCount(0);
  const row = office.getByRole("row").filter({ hasText: mark });
  await expect(row).toContainText(t("banner.state.shown"));
  await expectGoodScreen(office, complaints);

  const context = await browser.newContext({ baseURL: publicShop, javaScriptEnabled: false });
  const shopper = await context.newPage();
  const region = shopper.getByRole("region", { name: "Aktualności" });
  await expect(async () => {
    await shopper.goto("/pl-PL");
    await expect(region).toContainText(`${mark} pl-PL`, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(await region.getByRole("link").getAttribute("href")).toBe("/pl-PL/kontakt");
  await context.close();
  const scripted = await browser.newContext({ baseURL: publicShop });
  const visitor = await scripted.newPage();
  await visitor.goto("/");
  await expect(visitor.getByRole("region", { name: "Aktuelles" })).toContainText(`${mark} de-DE`);
  expect(await violationsOf(visitor)).toEqual([]);

  await row.getByRole("button", { name: t("banner.remove") }).click();
  await dialog.getByRole("button", { name: t("banner.remove") }).click();
  await expect(office.getByText(t("banner.removed"))).toBeVisible();
  await expect(async () => {
    await visitor.goto("/");
    await expect(visitor.getByText(mark)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await scripted.close();
});
