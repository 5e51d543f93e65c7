import type { Page } from "@playwright/test";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";

const TARIFF = "Sperrgut klein";
const ZONE = "Luxemburg";
/** Sent as small bulky goods; in Luxembourg nobody else of the tests lives. */
const NUMBER = "WB-MAG-50";

/** What sending costs there, by the calculation of every cart. */
async function shippingThere(page: Page, t: Awaited<ReturnType<typeof textsOf>>) {
  await page.goto("/promotion-trial");
  await page.getByLabel(t("promotion.lines")).fill(NUMBER);
  await page.getByLabel(t("promotion.country")).selectOption(ZONE);
  await page.getByRole("button", { name: t("promotion.try") }).click();
  return page
    .locator("dl.facts > div")
    .filter({ hasText: t("promotion.shipping") })
    .locator("dd");
}

test("a price of sending is changed, refused where it makes no sense, and paid by the next cart", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await office.goto("/settings");
  await expect(office.getByRole("link", { name: TARIFF, exact: true })).toBeVisible();
  await expectGoodScreen(office, complaints);
  await office.getByRole("link", { name: TARIFF, exact: true }).click();
  await expect(office.getByRole("heading", { level: 1, name: TARIFF })).toBeVisible();
  const price = office.getByLabel(`${ZONE}, ${t("settings.upTo", { kilograms: "31,5" })}`);
  const before = await price.inputValue();
  await price.fill("viel");
  await office.getByRole("button", { name: t("shell.save") }).click();
  await expect(office.getByRole("alert")).toHaveText(t("settings.badValue"));
  await expectGoodScreen(office, complaints);
  for (const typed of ["45,70", before]) {
    // oxlint-disable-next-line no-await-in-loop -- there and back
    await test.step(typed, async () => {
      await price.fill(typed);
      await office.getByRole("button", { name: t("shell.save") }).click();
      await expect(office.getByText(t("settings.saved"))).toBeVisible();
      await expect(await shippingThere(office, t)).toHaveText(new RegExp(`^${typed}\\s€$`));
      await office.goto("/settings");
      await office.getByRole("link", { name: TARIFF, exact: true }).click();
      await expect(price).toHaveValue(typed);
    });
  }
});

test("a way to pay is described in three languages, and a country is not the shop's own to leave", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await office.goto("/settings");
  await office.getByRole("button", { name: "SEPA-Lastschrift", exact: true }).click();
  const dialog = office.getByRole("dialog", { name: "SEPA-Lastschrift" });
  const polish = dialog.getByLabel(`${t("field.name")}, polski`);
  const name = await polish.inputValue();
  await polish.fill("");
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(t("settings.badMethod"));
  await expectGoodScreen(office, complaints);
  await polish.fill(name);
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await expect(office.getByText(t("settings.saved"))).toBeVisible();
  await expect(dialog).toBeHidden();
  const box = office.getByLabel(`Deutschland: ${t("settings.isActive")}`);
  await expect(box).toBeChecked();
  await expect(box).toBeDisabled();
});

test("the company's account is refused with a wrong digit, and saved after a proof", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await office.goto("/settings");
  await office.getByRole("link", { name: t("settings.companyMore") }).click();
  await expect(office.getByRole("heading", { level: 1, name: t("settings.company") })).toBeVisible();
  const iban = office.getByLabel(t("field.iban"));
  await office.getByLabel(t("field.accountHolder")).fill("Hearth GmbH");
  await office.getByRole("textbox", { name: t("field.bankName"), exact: true }).fill("Musterbank");
  await iban.fill("DE02 1203 0000 0000 2020 15");
  await office.getByRole("button", { name: t("shell.save") }).click();
  await expect(office.getByRole("alert")).toHaveText(t("reason.NO_IBAN"));
  await expectGoodScreen(office, complaints);
  await iban.fill("DE02 1203 0000 0000 2020 51");
  await lateFor(office, "**/company");
  await office.getByRole("button", { name: t("shell.save") }).click();
  await prove(office, t);
  await expect(office.getByText(t("settings.saved"))).toBeVisible();
  await expect(iban).toHaveValue("DE02120300000000202051");
  await office.goto("/settings");
  await expect(office.getByText("DE02120300000000202051")).toBeVisible();
});

test("the words of a mail are changed, seen in the mail itself, refused with an unknown name, and put back", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await office.goto("/settings");
  await office.getByRole("link", { name: t("mailText.all") }).click();
  await expectGoodScreen(office, complaints);
  await office.getByRole("link", { name: t("mailText.name.welcome"), exact: true }).click();
  const mail = office.frameLocator("iframe");
  await expect(mail.getByRole("heading", { level: 1 })).toHaveText("Willkommen bei Hearth");
  await expectGoodScreen(office, complaints);
  const intro = office.getByLabel(`${t("mailText.intro")}, Deutsch`);
  const save = office.getByRole("button", { name: t("shell.save") });
  await intro.fill("Schön, dass Sie da sind, {who}.");
  await save.click();
  await expect(office.getByRole("alert")).toHaveText(t("reason.UNKNOWN_PLACEHOLDER"));
  await intro.fill("Schön, dass Sie da sind. <b>Wir</b> freuen uns.");
  await office.getByRole("button", { name: t("mailText.refresh") }).click();
  await expect(mail.getByText("<b>Wir</b> freuen uns.")).toBeVisible();
  await office.getByRole("button", { name: t("mailText.reset") }).click();
  await save.click();
  await expect(office.getByText(t("mailText.saved"))).toBeVisible();
  await office.getByRole("button", { name: t("mailText.sendTest") }).click();
  await expect(office.getByText(t("mailText.sent"))).toBeVisible();
});

test("a range of numbers goes on from a higher one, after a proof", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  await office.goto("/settings");
  const row = office.getByRole("listitem").filter({ hasText: t("settings.numbers.storno") });
  await row.getByRole("button").click();
  const dialog = office.getByRole("dialog", { name: t("settings.numbers.storno") });
  const field = dialog.getByLabel(t("settings.nextNumber"));
  const higher = Number(await field.inputValue()) + 1;
  await field.fill(String(higher));
  const pattern = dialog.getByLabel(t("settings.numberPattern"));
  await pattern.fill("ST1{n}");
  await expect(dialog.getByText(t("reason.DIGIT_BEFORE_NUMBER"))).toBeVisible();
  await pattern.fill("ST-{year}-{n}");
  await expect(dialog.getByRole("status")).toContainText(new RegExp(`ST-\\d{4}-${higher}`));
  await expectGoodScreen(office, complaints);
  await lateFor(office, "**/number-range/storno");
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await prove(office, t);
  await expect(office.getByText(t("settings.numbersSaved"))).toBeVisible();
  await expect(row).toContainText(new RegExp(`ST-\\d{4}-${higher}`));
  await row.getByRole("button").click();
  await pattern.fill("S{n}");
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await expect(row).toContainText(`S${higher}`);
});

test("a tax rate is planned for a later day after a proof, and taken back", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await office.goto("/settings");
  const table = office.getByRole("table", { name: t("settings.taxes") });
  const open = table.getByRole("button", { name: t("settings.planTaxOf", { name: "19 %" }) });
  await open.click();
  const dialog = office.getByRole("dialog", { name: t("settings.planTaxOf", { name: "19 %" }) });
  await dialog.getByLabel(t("settings.taxPercent")).fill("16");
  await dialog.getByLabel(t("settings.taxFrom")).fill("2099-07-01");
  await expectGoodScreen(office, complaints);
  await lateFor(office, "**/plan");
  await dialog.getByRole("button", { name: t("settings.planTax"), exact: true }).click();
  await prove(office, t);
  await expect(table.getByText("16 %")).toBeVisible();
  await expectGoodScreen(office, complaints);
  await open.click();
  await dialog.getByRole("button", { name: /^Zurücknehmen/ }).click();
  await expect(table.getByText("16 %")).toHaveCount(0);
});
