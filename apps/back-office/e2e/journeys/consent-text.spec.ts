import { randomBytes } from "node:crypto";
import { localeNames } from "@hearth/i18n";
import { violationsOf } from "../../../storefront/e2e/fixtures/audit.ts";
import { publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";

test("words of a consent are written, seen beforehand, asked for again in the shop, and put back", async ({
  office,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const words = `Ihre Wahl ${randomBytes(4).toString("hex")}`;
  await office.goto("/legal-text");
  await office.getByRole("link", { name: t("consentText.row") }).press("Enter");
  await expect(office.getByRole("heading", { level: 1, name: t("consentText.title") })).toBeVisible();
  const settings = office.getByRole("region", { name: t("consentText.part.settings") });
  await settings.getByLabel(`${t("consentText.word.consent.title")}, ${localeNames["de-DE"]}`).fill(words);
  await expect(office.getByRole("region", { name: t("mailText.preview") })).toContainText(words);
  for (const width of [390, 768, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one width after the other
    await office.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await expectGoodScreen(office, complaints);
  }
  const save = office.getByRole("button", { name: t("shell.save"), exact: true });
  // Nothing is chosen beforehand, and nothing is saved without it.
  await save.click();
  await expect(office.getByText(t("consentText.saved"))).toHaveCount(0);

  const context = await browser.newContext({ baseURL: publicShop });
  const visitor = await context.newPage();
  const agree = async () => {
    await visitor.goto("/consent");
    await visitor.getByRole("button", { name: "Alle akzeptieren" }).last().click();
    await visitor.waitForURL(/saved/);
  };
  const isTicked = () =>
    visitor.getByRole("main").getByRole("checkbox", { name: "Externe Medien" }).isChecked();
  await agree();
  expect(await isTicked()).toBe(true);

  await office.getByLabel(t("consentText.meaningChanged")).check();
  await lateFor(office, "**/consent-text/version");
  await save.press("Enter");
  await prove(office, t);
  await expect(office.getByText(t("consentText.savedAndAsked"))).toBeVisible();
  await expect(async () => {
    await visitor.goto("/consent");
    await expect(visitor.getByRole("heading", { level: 1, name: words })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(await isTicked()).toBe(false);
  expect(await violationsOf(visitor)).toEqual([]);
  // The part that runs in the browser says what the server wrote.
  await visitor.goto("/#cookie-consent");
  await expect(visitor.getByRole("dialog", { name: words })).toBeVisible();
  await visitor.getByRole("dialog").getByRole("button", { name: "Alle akzeptieren" }).click();
  await expect(visitor.getByRole("dialog")).toHaveCount(0);
  await visitor.goto("/consent");
  expect(await isTicked()).toBe(true);
  await context.close();

  await office
    .getByRole("button", { name: /Fassung \d+ ansehen/ })
    .first()
    .click();
  await expect(office.getByRole("dialog")).toContainText(words);
  await expectGoodScreen(office, complaints);
  await office.keyboard.press("Escape");
  await office.getByRole("button", { name: t("mailText.reset") }).click();
  await office.getByLabel(t("consentText.meaningSame")).check();
  await save.click();
  await expect(office.getByText(t("consentText.saved"))).toBeVisible();
  await expectGoodScreen(office, complaints);
});
