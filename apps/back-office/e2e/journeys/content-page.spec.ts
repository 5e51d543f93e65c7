import { randomBytes } from "node:crypto";
import { localeNames, localePath, locales } from "@hearth/i18n";
import { addBlock, createPage, planPage } from "../fixtures/content-page.ts";
import { timeComes } from "../fixtures/content-time.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

const shop = process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000";

test("a page of three blocks in three languages is planned, and stands in the shop when its time has come", async ({
  office,
  request,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const path = `frostwochen-${randomBytes(4).toString("hex")}`;
  const pageId = await createPage(office, t, path);
  for (const locale of ["en-GB", "pl-PL"] as const) {
    const field = (name: "name" | "path") =>
      office.getByLabel(`${t(`contentPage.text.${name}`)}, ${localeNames[locale]}`);
    await field("name").fill(`Frost ${locale}`);
    await field("path").fill(`${path}-${locale.slice(0, 2)}`);
  }

  await addBlock(office, t, "text");
  await addBlock(office, t, "products");
  await addBlock(office, t, "hero");
  const block = (number: number) => office.locator(".blocks > li").nth(number);
  for (const locale of locales) {
    const said = (name: "title" | "html") => `${t(`contentPage.field.${name}`)}, ${localeNames[locale]}`;
    await block(0)
      .getByLabel(said("html"))
      .fill(`<p>Warm durch den Winter ${locale}<script>x()</script></p>`);
    await block(1).getByLabel(said("title")).fill(`Beliebt ${locale}`);
    await block(2).getByLabel(said("title")).fill(`Frost ade ${locale}`);
  }
  await block(1).getByLabel(t("contentPage.productNumbers")).fill("KR-ET-10388");
  await block(2)
    .getByRole("button", { name: t("contentPage.choosePicture") })
    .click();
  await office.getByRole("dialog").locator(".picture-choices button").first().click();

  // By keyboard to the top: the opener comes first.
  for (const from of [3, 2]) {
    const up = office.getByRole("button", {
      name: t("contentPage.moveUp", {
        name: t("contentPage.blockAt", { number: from, kind: t("contentPage.kind.hero") }),
      }),
    });
    await up.focus();
    await office.keyboard.press("Enter");
  }
  await expect(block(0)).toContainText(t("contentPage.kind.hero"));
  // By dragging below the text, and back.
  const handle = (number: number) => block(number).locator(".block-handle");
  await handle(0).dragTo(block(1).locator("header"));
  await expect(block(1)).toContainText(t("contentPage.kind.hero"));
  await handle(1).dragTo(block(0).locator("header"));
  await expect(block(0)).toContainText(t("contentPage.kind.hero"));

  await office.getByRole("button", { name: t("contentPage.save") }).click();
  await expect(office.getByText(t("contentPage.versionNumber", { number: 2 }))).toBeVisible();
  await expect(office.locator(".page-problems")).toHaveCount(0);
  // Cleaned when it was saved.
  await expect(block(1).locator("textarea").first()).toHaveValue("<p>Warm durch den Winter de-DE</p>");
  await expectGoodScreen(office, complaints);

  // The draft in the shop, in a window of its own, kept by nobody.
  const [preview] = await Promise.all([
    office.waitForEvent("popup"),
    office.getByRole("button", { name: t("contentPage.previewAt", { width: 390 }) }).click(),
  ]);
  await expect(preview.getByText("Warm durch den Winter de-DE")).toBeVisible();
  expect((await request.get(preview.url())).headers()["cache-control"]).toBe("no-store");
  await expect(preview.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
  await preview.close();

  const url = (locale: (typeof locales)[number]) =>
    shop + localePath(locale, locale === "de-DE" ? path : `${path}-${locale.slice(0, 2)}`);
  expect((await request.get(url("de-DE"))).status()).toBe(404);
  await planPage(office, t);
  expect((await request.get(url("de-DE"))).status()).toBe(404);

  await timeComes(pageId);
  await expect(office.getByText(t("contentPage.state.published"), { exact: true })).toBeVisible();
  for (const locale of locales) {
    await expect
      .poll(async () => (await request.get(url(locale))).text())
      .toContain(`Warm durch den Winter ${locale}`);
  }
  await office.getByRole("button", { name: t("contentPage.end") }).click();
  await office
    .getByRole("dialog")
    .getByRole("button", { name: t("contentPage.end") })
    .click();
  await expect(office.getByText(t("contentPage.state.ended"), { exact: true })).toBeVisible();
  await expect.poll(async () => (await request.get(url("de-DE"))).status()).toBe(404);
});
