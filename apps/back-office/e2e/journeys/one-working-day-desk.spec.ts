import { randomBytes } from "node:crypto";
import { demo } from "../../../storefront/e2e/fixtures/cart.ts";
import { orderedByGuest } from "../fixtures/guest-order.ts";
import { confirmApp, fillInvitation, newColleague, openInvitation, startApp } from "../fixtures/colleague.ts";
import { addBlock, createPage, planPage } from "../fixtures/content-page.ts";
import { timeComes } from "../fixtures/content-time.ts";
import { writeDrafts } from "../fixtures/many-drafts.ts";
import { expect, listen, test, textsOf } from "../fixtures/office.ts";
import { orderDesk } from "../fixtures/order-desk.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";
import { writeReview } from "../fixtures/waiting-review.ts";

/* The other half of one-working-day.spec.ts: what people write, codes, many prices, a colleague. */
const word = () => randomBytes(4).toString("hex");
const shop = process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000";

test("one working day: a review is approved, and a planned landing page comes", async ({
  office,
  request,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const title = `Tag ${word()}`;
  await writeReview(title);
  await office.goto("/review");
  await office.getByLabel(t("review.search")).fill(title);
  await office.getByRole("button", { name: t("review.approveNamed", { title }) }).click();
  await expect(office.getByText(t("review.approved"))).toBeVisible();
  const sheet = await request.get(`${shop}/search?search=${demo.sensorSet}`, { maxRedirects: 5 });
  await expect.poll(async () => (await request.get(sheet.url())).text()).toContain(title);

  const path = `tag-${word()}`;
  const pageId = await createPage(office, t, path);
  await addBlock(office, t, "text");
  await office
    .locator(".blocks > li")
    .first()
    .getByLabel(`${t("contentPage.field.html")}, Deutsch`)
    .fill("<p>Heute warm.</p>");
  await office.getByRole("button", { name: t("contentPage.save") }).click();
  await expect(office.getByText(t("contentPage.versionNumber", { number: 2 }))).toBeVisible();
  await planPage(office, t);
  expect((await request.get(`${shop}/${path}`)).status()).toBe(404);
  await timeComes(pageId);
  await expect.poll(async () => (await request.get(`${shop}/${path}`)).text()).toContain("Heute warm.");
  expect(complaints).toEqual([]);
});

test("one working day: a code is made, and the bench says why it does not count", async ({
  office,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const code = `TAG-${word()}`;
  await office.goto("/promotion");
  await office.getByRole("button", { name: t("promotion.create") }).click();
  const dialog = office.getByRole("dialog", { name: t("promotion.create") });
  await dialog.getByLabel(t("promotion.nameIn", { language: "Deutsch" })).fill(`Probe ${code}`);
  await dialog.getByLabel(t("promotion.code"), { exact: true }).fill(code);
  await dialog.getByLabel(t("promotion.value"), { exact: true }).fill("10");
  await dialog.getByLabel(t("promotion.minimum")).fill("100");
  await dialog.getByRole("button", { name: t("shell.save") }).click();
  await expect(office.getByRole("heading", { level: 1, name: `Probe ${code}` })).toBeVisible();
  await office.getByRole("link", { name: t("promotion.bench") }).click();
  const result = office.getByRole("region", { name: t("promotion.result") });
  const judge = async (lines: string) => {
    await office.getByLabel(t("promotion.lines")).fill(lines);
    await office.getByRole("button", { name: t("promotion.try") }).click();
  };
  await judge(`${demo.sensorSet} 1`);
  await expect(result).toContainText(t("promotion.notApplied"));
  await expect(result).toContainText(t("promotion.why.MINIMUM"));
  await judge(`${demo.sensorSet} 10`);
  await expect(result).toContainText(t("promotion.applied", { money: "24,90" }).slice(0, -1));
  expect(complaints).toEqual([]);
});

test("one working day: a thousand prices from a file are looked at, applied and taken back", async ({
  office,
  complaints,
}) => {
  test.slow();
  const t = await textsOf("de-DE");
  const number = `LISTE-${word()}`;
  await writeDrafts(number, 1000);
  const rows = Array.from({ length: 1000 }, (_, at) => `${number}-${at + 1};${(100 + at / 100).toFixed(2)}`);
  await office.goto("/bulk-change");
  await office.getByLabel(t("bulk.file")).setInputFiles({
    name: "preise.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Nummer;Preis", ...rows, "GIBT-ES-NICHT;1"].join("\n")),
  });
  await office.getByRole("button", { name: t("bulk.look") }).click();
  const counts = office.locator(".counts");
  await expect(counts).toContainText(`1.000 ${t("bulk.row.waiting")}`);
  await expect(counts).toContainText(`1 ${t("bulk.row.refused")}`);
  await office.getByRole("button", { name: t("bulk.apply", { count: "1.000" }) }).click();
  await expect(office.getByText(t("bulk.state.applied"), { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(counts).toContainText(`1.000 ${t("bulk.row.applied")}`);
  await office.getByRole("button", { name: t("bulk.undo") }).click();
  await office
    .getByRole("dialog")
    .getByRole("button", { name: t("bulk.undo") })
    .click();
  await expect(office.getByText(t("bulk.state.undone"), { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(counts).toContainText(`1.000 ${t("bulk.row.undone")}`);
  expect(complaints).toEqual([]);
});

test("one working day: a colleague who may only ship is invited, and ships", async ({
  office,
  browser,
  complaints,
}) => {
  test.slow();
  const t = await textsOf("de-DE");
  const role = `Versand ${word()}`;
  const { id, orderNumber } = await orderedByGuest(browser);
  await test.step("a role of its own, and the invitation", async () => {
    await office.goto(`/order/${id}/show`);
    await orderDesk(office, t, orderNumber).markPaid();
    await office.goto("/role");
    await office.getByRole("button", { name: t("role.create") }).click();
    const dialog = office.getByRole("dialog", { name: t("role.create") });
    await dialog.getByLabel(t("field.name")).fill(role);
    await dialog.getByRole("checkbox", { name: `${t("nav.order")}: ${t("action.change")}` }).click();
    await lateFor(office, "**/admin-api/role");
    await dialog.getByRole("button", { name: t("shell.save") }).click();
    await prove(office, t);
    await expect(dialog).toBeHidden();
  });
  const colleague = newColleague();
  const invitation = await fillInvitation(office, t, { email: colleague.email, role });
  await lateFor(office, "**/admin-api/staff");
  await invitation.getByRole("button", { name: t("staff.sendInvitation") }).click();
  await prove(office, t);
  await expect(invitation).toBeHidden();

  const context = await browser.newContext();
  const page = await context.newPage();
  listen(page, complaints);
  await openInvitation(page, t, colleague);
  await startApp(page, t);
  await confirmApp(page, t);
  const navigation = page.getByRole("navigation", { name: t("shell.navigation") });
  await expect(navigation.getByRole("link")).toHaveText([t("nav.start"), t("nav.order")]);
  await page.goto(`/order/${id}/show`);
  const desk = orderDesk(page, t, orderNumber);
  await desk.ship({ trackingCode: "TAG-KIM" });
  await expect(desk.button(t("order.ship"))).toBeHidden();
  // Money is somebody else's.
  await expect(desk.button(t("order.refund"))).toBeHidden();
  await context.close();
  expect(complaints).toEqual([]);
});
