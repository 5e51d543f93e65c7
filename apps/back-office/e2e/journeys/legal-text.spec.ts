import { randomBytes } from "node:crypto";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";

test("a legal text is looked at, planned for a day, and its versions can be read", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const words = `Probe ${randomBytes(4).toString("hex")}`;
  await office.goto("/legal-text");
  await expectGoodScreen(office, complaints);
  await office.getByRole("link", { name: t("legalText.kind.imprint") }).click();
  await expect(office.getByRole("heading", { level: 1, name: t("legalText.kind.imprint") })).toBeVisible();
  const german = office.getByRole("textbox", { name: "Deutsch", exact: true });
  const tools = office.getByRole("toolbar", { name: t("richText.tools", { label: "Deutsch" }) });
  await german.press("ControlOrMeta+End");
  await german.press("Enter");
  await german.pressSequentially(words);
  await german.press("Shift+Home");
  // One stop for the tabulator key, arrows within.
  await tools.getByRole("button", { name: t("richText.heading2"), exact: true }).focus();
  await office.keyboard.press("ArrowRight");
  await office.keyboard.press("ArrowRight");
  await expect(tools.getByRole("button", { name: t("richText.bold") })).toBeFocused();
  await office.keyboard.press("Enter");
  await expect(german.locator("strong", { hasText: words })).toBeVisible();
  await tools.getByRole("button", { name: t("richText.link"), exact: true }).click();
  await office.getByLabel(t("richText.address")).fill("javascript:x");
  await office.getByRole("button", { name: t("richText.setLink") }).click();
  await expect(office.getByText(t("richText.addressWrong"))).toBeVisible();
  await expectGoodScreen(office, complaints);
  await office.getByLabel(t("richText.address")).fill("/de/kontakt");
  await office.getByLabel(t("richText.address")).press("Enter");
  await expect(german.getByRole("link", { name: words })).toBeVisible();
  await expectGoodScreen(office, complaints);
  // So far away that nobody ever sees it in the shop.
  await office.getByLabel(t("legalText.validFrom")).fill("2126-01-01T00:00");
  await office.getByRole("button", { name: t("legalText.preview"), exact: true }).click();
  const preview = office.getByRole("dialog", { name: t("legalText.previewTitle") });
  await expect(preview.locator("pre").first()).toContainText(words);
  await expectGoodScreen(office, complaints);
  await lateFor(office, "**/legal-text/imprint/version");
  await preview.getByRole("button", { name: t("legalText.saveForLater") }).click();
  await prove(office, t);
  await expect(office.getByText(t("legalText.savedForLater"))).toBeVisible();
  await expect(preview).toBeHidden();
  await office
    .getByRole("button", { name: /Fassung \d+ ansehen/ })
    .first()
    .click();
  await expect(office.getByRole("dialog").locator("pre").first()).toContainText(words);
  await expectGoodScreen(office, complaints);
});
