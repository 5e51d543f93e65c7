import { randomBytes } from "node:crypto";
import type { ListPage, MediaHead } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import type { Page } from "@playwright/test";
import { createRequire } from "node:module";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { findProduct } from "../fixtures/product.ts";

const shop = process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000";
/** The shop API's: this workspace has no need of it. */
const sharp = createRequire(new URL("../../../shop-api/package.json", import.meta.url))(
  "sharp",
) as typeof import("sharp");
type T = Awaited<ReturnType<typeof textsOf>>;

async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const word = randomBytes(4).toString("hex");
  const background = `#${word.slice(0, 6)}`;
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
  return { name: `Probe ${word}.jpg`, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

async function chooseFiles(office: Page, t: T, files: Awaited<ReturnType<typeof photo>>[]) {
  const choosing = office.waitForEvent("filechooser");
  await office.getByRole("button", { name: t("media.upload") }).click();
  await (await choosing).setFiles(files);
}

test("pictures are uploaded, described and removed in the library", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  await office.goto("/media");
  await office.getByRole("heading", { level: 1, name: t("nav.media") }).waitFor();
  const [first, second] = [await photo(), await photo()];
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
  await chooseFiles(office, t, [await photo()]);
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

test("what a picture shows can be found by the language that lacks it", async ({ office }) => {
  const t = await textsOf("de-DE");
  await office.goto("/media");
  const total = await office.evaluate(async () => {
    const answer = await fetch("/admin-api/media?filter[altMissing]=pl-PL");
    return ((await answer.json()) as ListPage<MediaHead>).total;
  });
  await office.getByLabel(t("media.altMissing")).selectOption("pl-PL");
  const status = office.getByRole("navigation", { name: t("list.pages") }).getByRole("status");
  if (total > 0) await expect(status).toContainText(new Intl.NumberFormat("de-DE").format(total));
  else await expect(office.getByText(t("list.none"))).toBeVisible();
});
