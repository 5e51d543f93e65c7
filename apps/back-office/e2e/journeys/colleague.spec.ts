import { confirmApp, fillInvitation, newColleague, openInvitation, startApp } from "../fixtures/colleague.ts";
import { expect, expectGoodScreen, listen, test, textsOf } from "../fixtures/office.ts";
import { lateFor, proofDialog, prove } from "../fixtures/prove-again.ts";

test("a colleague is invited, sets up a second factor and sees what the role allows", async ({
  office,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const colleague = newColleague();
  const { email, password } = colleague;
  await test.step("the owner invites, and proves the password again", async () => {
    const dialog = await fillInvitation(office, t, { email, role: t("role.orders") });
    await expectGoodScreen(office, complaints);
    await lateFor(office, "**/admin-api/staff");
    await dialog.getByRole("button", { name: t("staff.sendInvitation") }).click();
    await proofDialog(office, t).waitFor();
    await expectGoodScreen(office, complaints);
    await prove(office, t);
    await expect(office.getByRole("row").filter({ hasText: email })).toContainText(t("staff.state.invited"));
  });

  const context = await browser.newContext();
  const page = await context.newPage();
  listen(page, complaints);
  let recovery = "";
  await test.step("the colleague follows the mail and sets up an app", async () => {
    await openInvitation(page, t, colleague);
    await expectGoodScreen(page, complaints);
    await startApp(page, t);
    await expectGoodScreen(page, complaints);
    recovery = await confirmApp(page, t);
  });

  await test.step("the navigation shows what the role allows, and the rest is refused", async () => {
    const navigation = page.getByRole("navigation", { name: t("shell.navigation") });
    await expect(navigation.getByRole("link")).toHaveText([
      t("nav.start"),
      t("nav.order"),
      t("nav.withdrawal"),
      t("nav.job"),
    ]);
    await page.goto("/staff");
    await expect(page.getByRole("heading", { level: 1, name: t("error.deniedTitle") })).toBeVisible();
    await expectGoodScreen(page, complaints);
  });

  await test.step("signed out, a recovery code opens once", async () => {
    await page.getByRole("button", { name: t("shell.account") }).click();
    await page.getByRole("button", { name: t("shell.signOut") }).click();
    await page.getByLabel(t("field.email")).fill(email);
    await page.getByLabel(t("field.password")).fill("falsch");
    await page.getByRole("button", { name: t("signIn.submit") }).click();
    await expect(page.getByRole("alert")).toContainText(t("error.ADMIN__BAD_CREDENTIALS"));
    await expectGoodScreen(page, complaints);
    await page.getByLabel(t("field.password")).fill(password);
    await page.getByRole("button", { name: t("signIn.submit") }).click();
    await page.getByRole("button", { name: t("signIn.use.recovery-code") }).click();
    await page.getByLabel(t("field.recoveryCode")).fill(recovery);
    await page.getByRole("button", { name: t("signIn.submit") }).click();
    await expect(page.getByRole("navigation", { name: t("shell.navigation") })).toBeVisible();
  });
  await context.close();
});
