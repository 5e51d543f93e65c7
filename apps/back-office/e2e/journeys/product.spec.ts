import { randomBytes } from "node:crypto";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { findProduct } from "../fixtures/product.ts";

const shop = process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000";

test("a price is changed and stands in the shop", async ({ office, request, complaints }) => {
  const t = await textsOf("de-DE");
  const { number } = await findProduct(office);
  await office.getByLabel(t("product.search")).fill(number);
  await office.getByRole("link", { name: number, exact: true }).click();
  const price = office.getByLabel(t("product.gross")).first();
  const before = await price.inputValue();
  const path = await office.locator(".path").first().textContent();
  await expectGoodScreen(office, complaints);
  const after = `${Math.floor(Number(before.replace(",", ".")))},37`;
  for (const value of [after, before]) {
    await price.fill(value);
    await office.getByRole("button", { name: t("product.savePrices") }).click();
    await expect.poll(async () => (await request.get(`${shop}${path}`)).text()).toContain(value);
  }
});

test("whoever follows a link right after typing is not called back to the list", async ({ office }) => {
  const t = await textsOf("de-DE");
  await office.clock.install();
  await office.goto("/product");
  const link = office.getByRole("table").getByRole("link").first();
  const number = await link.innerText();
  // The page comes later than the list would be narrowed.
  const mayCome = Promise.withResolvers<void>();
  await office.route("**/assets/product-page*", async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await office.getByLabel(t("product.search")).fill(number);
  await link.click();
  await expect(office).toHaveURL(/product\/\w+/);
  await office.clock.fastForward(1000);
  mayCome.resolve();
  await expect(office.getByRole("region", { name: t("product.properties") })).toBeVisible();
});

test("a product is refused by the gate until it is complete", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  const number = `PROBE-${randomBytes(4).toString("hex")}`;
  await office.goto("/product");
  await office.getByRole("button", { name: t("product.create") }).click();
  const dialog = office.getByRole("dialog", { name: t("product.create") });
  await dialog.getByLabel(t("field.productNumber")).fill(number);
  await dialog.getByLabel(t("product.nameInOwnLanguage")).fill("Probeprodukt");
  await dialog.getByLabel(t("field.taxId")).selectOption({ index: 1 });
  await dialog.getByRole("button", { name: t("product.createSubmit") }).click();
  const gate = office.locator(".gate-list").first();
  await expect(gate).toContainText(t("gate.missing", { field: t("gate.field.price") }));
  await expectGoodScreen(office, complaints);
  await office.getByRole("button", { name: t("product.addGroupPrice", { name: "Privatkunden" }) }).click();
  await office.getByLabel(t("product.gross")).fill("19,90");
  await office.getByRole("button", { name: t("product.savePrices") }).click();
  await expect(gate).not.toContainText(t("gate.missing", { field: t("gate.field.price") }));
  await office.getByRole("button", { name: t("product.publish") }).click();
  await expect(gate).toContainText(t("gate.missing", { field: t("gate.field.manufacturer") }));
  await expect(office.getByText(t("product.state.inactive")).first()).toBeVisible();
});

test("prices from a file are looked at, applied and undone", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  const { number, grossCents } = await findProduct(office);
  const price = `${((grossCents ?? 0) + 100) / 100}`;
  await office.goto("/bulk-change");
  await office.getByLabel(t("bulk.file")).setInputFiles({
    name: "prices.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Nummer;Preis\n${number};${price}\nGIBT-ES-NICHT;1`),
  });
  await office.getByRole("button", { name: t("bulk.look") }).click();
  const rows = office.getByRole("table", { name: t("bulk.rows") });
  await expect(rows).toContainText(number);
  await expect(rows).toContainText(t("bulk.problem.UNKNOWN_NUMBER"));
  await expectGoodScreen(office, complaints);
  await office.getByRole("button", { name: t("bulk.apply", { count: "1" }) }).click();
  await expect(office.getByText(t("bulk.state.applied"), { exact: true })).toBeVisible();
  await office.getByRole("button", { name: t("bulk.undo") }).click();
  await office
    .getByRole("dialog")
    .getByRole("button", { name: t("bulk.undo") })
    .click();
  await expect(office.getByText(t("bulk.state.undone"), { exact: true })).toBeVisible();
  await expectGoodScreen(office, complaints);
});

test("a property is said of a product and taken back", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  const { id } = await findProduct(office);
  await office.goto(`/product/${id}/show`);
  const card = office.getByRole("region", { name: t("product.properties") });
  const chips = card.locator(".chips li");
  await expect(chips.first()).toBeVisible();
  const before = await chips.count();
  await card.getByLabel(t("product.property"), { exact: true }).selectOption({ label: "Heizleistung" });
  const option = card.getByLabel(t("product.option"), { exact: true });
  await option.selectOption({ label: "5 kW" });
  await card.getByRole("button", { name: t("product.addProperty") }).click();
  await expect(chips).toHaveCount(before + 1);
  await expectGoodScreen(office, complaints);
  await card
    .getByRole("button", { name: t("product.removeProperty", { name: "Heizleistung: 5 kW" }) })
    .click();
  await expect(chips).toHaveCount(before);
});

for (const format of ["xlsx", "csv"] as const)
  test(`prices of the list leave as ${format} and are read in again: nothing changes`, async ({
    office,
    complaints,
  }) => {
    const t = await textsOf("de-DE");
    const { number } = await findProduct(office);
    await office.goto("/product");
    await office.getByLabel(t("product.search")).fill(number);
    await expect(office.getByRole("link", { name: number, exact: true })).toBeVisible();
    await expect(office).toHaveURL(new RegExp(encodeURIComponent(number)));
    const download = office.waitForEvent("download");
    await office.getByRole("button", { name: t(`product.export.${format}`) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^preise-[\\d-]+\\.${format}$`));
    await expectGoodScreen(office, complaints);
    await office.goto("/bulk-change");
    await office.getByLabel(t("bulk.file")).setInputFiles(await file.path());
    await office.getByRole("button", { name: t("bulk.look") }).click();
    const rows = office.getByRole("table", { name: t("bulk.rows") });
    await expect(rows).toContainText(number);
    await expect(rows).toContainText(t("bulk.problem.SAME"));
    await expect(rows).not.toContainText(t("bulk.row.waiting"));
    await expectGoodScreen(office, complaints);
  });
