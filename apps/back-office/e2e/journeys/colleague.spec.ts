import { randomBytes } from "node:crypto";
import { codeOf } from "../../../storefront/e2e/fixtures/back-office.ts";
import { mailWith } from "../../../storefront/e2e/fixtures/mails.ts";
import { owner } from "../../../storefront/e2e/fixtures/back-office.ts";
import { expect, expectGoodScreen, listen, test, textsOf } from "../fixtures/office.ts";
import { proveAgain } from "../fixtures/prove-again.ts";

test("a colleague is invited, sets up a second factor and sees what the role allows", async ({
  office,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const email = `c${randomBytes(6).toString("hex")}@example.com`;
  await test.step("the owner invites, and proves the password again", async () => {
    await office.goto("/staff");
    await office.getByRole("button", { name: t("staff.invite") }).click();
    const dialog = office.getByRole("dialog", { name: t("staff.invite") });
    await dialog.getByLabel(t("field.email")).fill(email);
    await dialog.getByLabel(t("field.name")).fill("Kim Lager");
    await dialog.getByLabel(t("field.role")).selectOption({ label: t("role.orders") });
    await expectGoodScreen(office, complaints);
    // As it would be five minutes after the last proof.
    await office.route("**/admin-api/staff", (route) => route.fulfill(proveAgain), { times: 1 });
    await dialog.getByRole("button", { name: t("staff.sendInvitation") }).click();
    const proof = office.getByRole("dialog", { name: t("proof.title") });
    await expectGoodScreen(office, complaints);
    await proof.getByLabel(t("field.password")).fill(owner.password);
    await proof.getByRole("button", { name: t("proof.submit") }).click();
    await expect(office.getByRole("row").filter({ hasText: email })).toContainText(t("staff.state.invited"));
  });

  const context = await browser.newContext();
  const page = await context.newPage();
  listen(page, complaints);
  const password = "Pellets im Keller 8";
  let recovery = "";
  await test.step("the colleague follows the mail and sets up an app", async () => {
    const { links } = await mailWith(email, /\/invitation#/);
    const link = links.find((each) => each.includes("/invitation#")) ?? "";
    await page.goto(link.slice(link.indexOf("/invitation")));
    await page.getByLabel(t("field.newPassword")).fill(password);
    await expectGoodScreen(page, complaints);
    await page.getByRole("button", { name: t("invitation.accept") }).click();
    await page.getByRole("button", { name: t("enrol.startApp") }).click();
    await expect(page.getByRole("img", { name: t("enrol.qr") })).toBeVisible();
    await expectGoodScreen(page, complaints);
    const secret = (await page.locator(".secret").textContent()) ?? "";
    await page.getByLabel(t("field.code")).fill(codeOf(secret));
    await page.getByRole("button", { name: t("enrol.confirm") }).click();
    const codes = page.getByRole("list", { name: t("enrol.codesTitle") }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    recovery = (await codes.first().textContent()) ?? "";
    await page.getByRole("button", { name: t("enrol.codesKept") }).click();
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
