import { localeNames } from "@hearth/i18n";
import { publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { newProduct } from "../fixtures/new-product.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

test("a category is made, removed, and its address leads on; a draft is deleted", async ({
  office,
  request,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const mark = crypto.randomUUID().slice(0, 8);
  const dialog = office.getByRole("dialog");
  await office.goto("/category");
  await office.getByRole("button", { name: t("category.create") }).click();
  await dialog.getByLabel(t("category.nameIn", { language: localeNames["de-DE"] })).fill(`Probe ${mark}`);
  await dialog.getByRole("button", { name: t("category.createSubmit") }).click();
  await expect(dialog).toHaveCount(0);
  await office.getByRole("button", { name: `Probe ${mark}`, exact: true }).press("Enter");
  await office.getByRole("button", { name: t("category.remove") }).click();
  await expect(dialog.last()).toContainText(t("category.removeText", { products: 0 }));
  await expectGoodScreen(office, complaints);
  await dialog
    .last()
    .getByRole("button", { name: t("shell.remove") })
    .press("Enter");
  await expect(office.getByText(t("category.removed"))).toBeVisible();
  await expect(office.getByRole("button", { name: `Probe ${mark}`, exact: true })).toHaveCount(0);
  await expect
    .poll(async () => {
      const answer = await request.get(`${publicShop}/probe-${mark}`, { maxRedirects: 0 });
      return [answer.status(), new URL(answer.headers()["location"] ?? "", publicShop).pathname];
    })
    .toEqual([301, "/"]);

  await newProduct(office, t).create(`E-${mark}`, `Entwurf ${mark}`);
  await office.getByRole("button", { name: t("product.removeDraft") }).click();
  await expectGoodScreen(office, complaints);
  await dialog.getByRole("button", { name: t("shell.remove") }).click();
  await expect(office.getByText(t("product.draftRemoved"))).toBeVisible();
  await expect(office.getByRole("heading", { level: 1, name: t("nav.product") })).toBeVisible();
});
