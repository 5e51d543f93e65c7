import { randomBytes } from "node:crypto";
import { localeNames, locales } from "@hearth/i18n";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { chooseFiles, photo } from "../fixtures/picture-file.ts";
import { findProduct } from "../fixtures/product.ts";

const shop = process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000";

test("pictures are uploaded, described and removed in the library", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  await office.goto("/media");
  await office.getByRole("heading", { level: 1, name: t("nav.media") }).waitFor();
  const [first, second] = [await photo(office), await photo(office)];
  const drawing = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
  await chooseFiles(office, t, [first, drawing, second]);
  await expect(office.getByText(t("media.uploaded", { done: 2, all: 3 }))).toBeVisible();
  await expect(office.getByText(t("error.ADMIN__FILE_TYPE"))).toBeVisible();
  await expectGoodScreen(office, complaints);

  const name = first.name.replace(".jpg", "").replace(" ", "-").toLowerCase();
  await office.getByLabel(t("media.search")).fill(name);
  const tiles = office.getByRole("list", { name: t("nav.media") }).getByRole("link");
  await expect(tiles).toHaveCount(1);
  await tiles.click();
  await expect(office.getByRole("heading", { level: 1 })).toContainText(name);
  const point = office.getByRole("button", { name: t("media.focusAt", { x: 50, y: 50 }) });
  await point.press("ArrowRight");
  await office.getByRole("button", { name: t("media.focusAt", { x: 55, y: 50 }) }).press("ArrowUp");
  await expect(office.getByText(t("media.focusAt", { x: 55, y: 45 }))).toBeVisible();
  await office
    .getByLabel(t("media.altIn", { language: localeNames["de-DE"] }))
    .fill("Ein Gerät, wie es niemand hat");
  await office.getByRole("button", { name: t("shell.save") }).click();
  await expect(office.getByText(t("media.saved"))).toBeVisible();
  await expectGoodScreen(office, complaints);

  await office.getByRole("button", { name: t("media.remove") }).click();
  await office
    .getByRole("dialog")
    .getByRole("button", { name: t("shell.remove") })
    .click();
  await expect(office.getByRole("heading", { level: 1, name: t("nav.media") })).toBeVisible();
  await office.getByLabel(t("media.search")).fill(name);
  await expect(office.getByText(t("list.none"))).toBeVisible();
  // The list remembers how it was narrowed, for whoever comes next.
  await office.getByRole("button", { name: t("list.clear") }).click();
  await expect(tiles.first()).toBeVisible();
});

test("an upload with its words in three languages becomes a product's cover in the shop", async ({
  office,
  request,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const { id } = await findProduct(office);
  await office.goto(`/product/${id}/show`);
  const card = office.getByRole("region", { name: t("product.pictures") });
  const items = card.getByRole("listitem").filter({ has: office.getByRole("img") });
  await expect(items.first()).toBeVisible();
  const before = await items.count();
  const path = await office.locator(".path").first().textContent();
  await chooseFiles(office, t, [await photo(office)]);
  const dialog = office.getByRole("dialog", { name: t("media.alt") });
  const words = `Probebild ${randomBytes(4).toString("hex")}`;
  for (const locale of locales)
    await dialog
      .getByLabel(t("media.altIn", { language: localeNames[locale] }))
      .fill(`${words} ${locale.slice(0, 2)}`);
  await expectGoodScreen(office, complaints);
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await expect(items).toHaveCount(before + 1);
  const place = before + 1;
  await card.getByRole("button", { name: t("product.makeCoverOf", { number: place }) }).click();
  await expect(items.first()).toContainText(`${words} pl`);
  await expectGoodScreen(office, complaints);
  await expect.poll(async () => (await request.get(`${shop}${path}`)).text()).toContain(`${words} de`);
  const html = await (await request.get(`${shop}${path}`)).text();
  const src = /\/image\/\d+\/media\/probe-[^"\s]+\.jpg/.exec(html)?.[0] ?? "";
  expect((await request.get(`${shop}${src}`)).headers()["content-type"]).toMatch(/^image\//);

  // Back to what it was: one place later by its arrow, then away.
  await card.getByRole("button", { name: t("product.pictureLater", { number: 1 }) }).click();
  await expect(items.nth(1)).toContainText(`${words} pl`);
  await card.getByRole("button", { name: t("product.removePicture", { number: 2 }) }).click();
  await expect(items).toHaveCount(before);
});
