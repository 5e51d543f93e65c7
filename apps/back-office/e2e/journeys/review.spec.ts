import { randomBytes } from "node:crypto";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { writeReview } from "../fixtures/waiting-review.ts";

test("a review is approved, and the log says by whom", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  const title = `Probe ${randomBytes(6).toString("hex")}`;
  await writeReview(title);
  await office.goto("/");
  await office
    .getByRole("main")
    .getByRole("link", { name: t("start.reviews") })
    .click();
  await office.getByLabel(t("review.search")).fill(title);
  const row = office.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText(t("review.state.pending"));
  await expectGoodScreen(office, complaints);
  await row.getByRole("button", { name: t("review.approveNamed", { title }) }).click();
  await expect(office.getByText(t("review.approved"))).toBeVisible();
  // It waits no more, so this view has lost it.
  await expect(office.getByText(t("list.none"))).toBeVisible();
  await office.getByRole("button", { name: t("list.clear") }).click();
  await office.getByLabel(t("review.search")).fill(title);
  await expect(row).toContainText(t("review.state.approved"));

  await office.getByRole("link", { name: t("nav.audit") }).click();
  await office
    .getByRole("button", { name: /Vorher und nachher: Eintrag/ })
    .first()
    .click();
  const dialog = office.getByRole("dialog", { name: t("operation.approveReview") });
  await expect(dialog).toContainText("approved");
  await expectGoodScreen(office, complaints);
  await office.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
