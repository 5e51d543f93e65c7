import { localeNames, locales } from "@hearth/i18n";
import { publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

/* What products refer to: makers, properties, streams. */

test("a maker is changed, its page in the shop says so, and goods on sale keep their logo", async ({
  office,
  page: shopper,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  await office.goto("/manufacturer");
  await office.getByRole("searchbox", { name: t("maker.search") }).fill("Nordwerk");
  await expect(office.getByRole("row")).toHaveCount(2);
  await expectGoodScreen(office, complaints);
  await office.getByRole("link", { name: "Nordwerk", exact: true }).click();
  const street = office.getByLabel(t("maker.street"));
  const before = await street.inputValue();
  const after = `Deichgrafenweg ${10 + (Date.now() % 80)}`;
  const save = async (text: string) => {
    await street.fill(text);
    await office.getByRole("button", { name: t("shell.save") }).press("Enter");
    await expect(office.getByText(t("maker.saved")).first()).toBeVisible();
  };
  await save(after);
  await expect(async () => {
    await shopper.goto(`${publicShop}/marken/nordwerk`);
    await expect(shopper.getByText(after)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await office.getByRole("button", { name: t("maker.dropLogo") }).click();
  await office.getByRole("button", { name: t("shell.save") }).click();
  await expect(office.getByText(t("maker.goodsNeedIt"))).toBeVisible();
  await expectGoodScreen(office, complaints);
  await office.reload();
  await save(before);
});

test("a property in a unit gets options by keyboard, in their order, and goes again", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const mark = crypto.randomUUID().slice(0, 8);
  await office.goto("/property");
  await office.getByRole("button", { name: t("property.create") }).click();
  const dialog = office.getByRole("dialog");
  for (const locale of locales) {
    const language = localeNames[locale];
    // oxlint-disable-next-line no-await-in-loop -- one form, one language after the other
    await dialog.getByLabel(t("property.nameIn", { language })).fill(`Hub ${mark}`);
    // oxlint-disable-next-line no-await-in-loop
    await dialog.getByLabel(t("property.unitIn", { language })).fill("mm");
  }
  await expectGoodScreen(office, complaints);
  await dialog.getByRole("button", { name: t("property.createSubmit") }).click();
  const amount = office.getByLabel(t("property.newAmount", { unit: "mm" }));
  for (const typed of ["12,5", "10"]) {
    // oxlint-disable-next-line no-await-in-loop -- typed one after the other
    await amount.fill(typed);
    // oxlint-disable-next-line no-await-in-loop
    await amount.press("Enter");
  }
  await office.getByRole("button", { name: t("property.optionEarlier", { number: 2 }) }).press("Enter");
  await office.getByRole("button", { name: t("property.saveOptions") }).click();
  await expect(office.getByText(t("property.optionsSaved"))).toBeVisible();
  const english = localeNames["en-GB"];
  await expect(office.getByLabel(t("property.optionIn", { number: 2, language: english }))).toHaveValue(
    "12.5 mm",
  );
  for (const width of [390, 768, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one width after the other
    await office.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await expectGoodScreen(office, complaints);
  }
  await office.getByRole("button", { name: t("property.remove") }).click();
  await dialog.getByRole("button", { name: t("shell.remove") }).click();
  await expect(office.getByText(t("property.removed"))).toBeVisible();
});

test("a stream says what it chooses before it is saved", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  const name = `Bis 50 Euro ${crypto.randomUUID().slice(0, 8)}`;
  await office.goto("/product-stream");
  await office.getByRole("link", { name: t("stream.create") }).click();
  await expect(office.getByText(t("stream.noCondition"))).toBeVisible();
  await office.getByLabel(t("stream.nameIn", { language: localeNames["de-DE"] })).fill(name);
  await office.getByLabel(t("stream.maxPrice")).fill("50");
  const chosen = office.getByRole("region", { name: t("stream.chosen") });
  const all = await chosen.getByRole("status").textContent();
  await office.getByLabel(t("stream.addMaker")).selectOption({ label: "Fittwerk" });
  await expect(chosen.getByRole("status")).not.toHaveText(all ?? "");
  await expect(chosen.getByRole("listitem").first()).toBeVisible();
  for (const width of [390, 768, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser, one width after the other
    await office.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await expectGoodScreen(office, complaints);
  }
  await office.getByRole("button", { name: t("shell.save") }).click();
  await expect(office.getByRole("heading", { level: 1, name })).toBeVisible();
  await office.getByRole("button", { name: t("stream.remove") }).click();
  await office
    .getByRole("dialog")
    .getByRole("button", { name: t("shell.remove") })
    .click();
  await expect(office.getByText(t("stream.removed"))).toBeVisible();
});
