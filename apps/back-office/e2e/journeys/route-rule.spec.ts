import { randomBytes } from "node:crypto";
import type { AdminRouteRule, ListPage } from "@hearth/admin-contract";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";

test("a redirect is made, changed by two people at once, and ended", async ({ office, complaints }) => {
  const t = await textsOf("de-DE");
  const source = `/probe-${randomBytes(5).toString("hex")}`;
  await office.goto("/route-rule");
  await office.getByRole("button", { name: t("routeRule.create") }).click();
  const dialog = office.getByRole("dialog", { name: t("routeRule.create") });
  await dialog.getByLabel(t("field.source")).fill("ohne-schrägstrich");
  await dialog.getByLabel(t("field.target")).fill("/");
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await expect(dialog.getByRole("alert")).toContainText(t("reason.SOURCE_INVALID"));
  await expectGoodScreen(office, complaints);
  await dialog.getByLabel(t("field.source")).fill(source);
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await expect(office.getByText(t("routeRule.created"))).toBeVisible();

  await expect(dialog).toBeHidden();
  await office.getByRole("searchbox", { name: t("routeRule.search"), exact: true }).fill(source);
  await office.getByRole("button", { name: t("routeRule.changeNamed", { source }) }).click();
  const form = office.getByRole("dialog", { name: t("routeRule.change") });
  await form.getByLabel(t("field.target")).fill("/mine");
  // Meanwhile somebody else, with the same page open.
  await office.evaluate(async (path) => {
    const found = await fetch(`/admin-api/route-rule?search=${path}`);
    const { items } = (await found.json()) as ListPage<AdminRouteRule>;
    const { id, ...rule } = { ...items[0], target: "/theirs" };
    const headers = { "x-hearth-admin": "1", "content-type": "application/json" };
    await fetch(`/admin-api/route-rule/${id}`, { method: "PUT", headers, body: JSON.stringify(rule) });
  }, source);
  await form.getByRole("button", { name: t("shell.save") }).click();
  const conflict = office.getByRole("dialog", { name: t("conflict.title") });
  await expect(conflict).toContainText("/theirs");
  await expect(conflict.locator("mark")).toHaveText("/mine");
  await expectGoodScreen(office, complaints);
  await conflict.getByRole("button", { name: t("conflict.overwrite") }).click();
  await expect(office.getByRole("row").filter({ hasText: source })).toContainText("/mine");

  await office.getByRole("button", { name: t("routeRule.endNamed", { source }) }).click();
  await office
    .getByRole("dialog")
    .getByRole("button", { name: t("shell.end") })
    .click();
  await expect(office.getByText(t("routeRule.ended"))).toBeVisible();
});
