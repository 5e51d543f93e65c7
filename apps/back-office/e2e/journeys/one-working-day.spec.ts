import { randomBytes } from "node:crypto";
import { createFormatters, localePath, locales } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import { demo } from "../../../storefront/e2e/fixtures/cart.ts";
import { comeFromElsewhere } from "../../../storefront/e2e/fixtures/customers.ts";
import { mailAbout, mailWith } from "../../../storefront/e2e/fixtures/mails.ts";
import { guestOrder, publicShop } from "../../../storefront/e2e/fixtures/orders.ts";
import { textsOf as shopTextsOf } from "../../../storefront/e2e/fixtures/shop.ts";
import { confirmApp, fillInvitation, newColleague, openInvitation, startApp } from "../fixtures/colleague.ts";
import { addBlock, createPage, planPage } from "../fixtures/content-page.ts";
import { timeComes } from "../fixtures/content-time.ts";
import { writeDrafts } from "../fixtures/many-drafts.ts";
import { newProduct } from "../fixtures/new-product.ts";
import { expect, listen, test, textsOf } from "../fixtures/office.ts";
import { orderDesk } from "../fixtures/order-desk.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";
import { writeReview } from "../fixtures/waiting-review.ts";

/*
 * What somebody does on one day who has never seen a command line. They came in with password and app (fixtures/office.ts). Each part is
 * a test of its own with its own data; screens are looked at with axe in the journeys of their resource.
 */
const word = () => randomBytes(4).toString("hex");
const shop = process.env["STOREFRONT_URL"] ?? "http://127.0.0.1:3000";
/** The promise is two seconds; a machine five times slower keeps it five times later. */
const PRICE_SEEN_MS = 10_000;

test("one working day: a new product passes the gate, is found, and its price is changed", async ({
  office,
  request,
  complaints,
}) => {
  test.slow();
  const t = await textsOf("de-DE");
  const mark = word();
  const number = `TAG-${mark}`;
  const names = {
    "de-DE": `Wandrosette ${mark}`,
    "en-GB": `Wall collar ${mark}`,
    "pl-PL": `Rozeta ${mark}`,
  };
  const { create, facts, picture, price, texts, variant } = newProduct(office, t);
  const gate = office.locator(".gate-list").first();
  const publish = office.getByRole("button", { name: t("product.publish"), exact: true });
  await test.step("refused until it is complete", async () => {
    await create(number, names["de-DE"]);
    await publish.click();
    await expect(gate).toContainText(t("gate.missing", { field: t("gate.field.manufacturer") }));
    await price("19,90");
    await texts(names);
    await facts("Pressfittings");
    await publish.click();
    await expect(gate).toContainText(t("gate.missing", { field: t("gate.field.pictures") }));
    await picture(names["de-DE"]);
    // Only pieces are missing now.
    await expect(gate.getByRole("listitem")).toHaveText([t("gate.delivery-time.stock")]);
  });
  await test.step("two variants, each with pieces", async () => {
    for (const [end, colour] of [
      ["W", "Weiß"],
      ["S", "Schwarz"],
    ] as const)
      await variant(`${number}-${end}`, ["Farbe", colour]);
    // None of them is sold yet, and a family without members is nothing.
    await expect(gate).toContainText(t("gate.complete.variants"));
    for (const end of ["W", "S"])
      await office
        .getByRole("button", { name: t("product.publishNamed", { number: `${number}-${end}` }) })
        .click();
    await expect(gate).toHaveCount(0);
    await publish.click();
    await expect(office.getByText(t("product.published")).first()).toBeVisible();
  });
  await test.step("found by its name in three languages", async () => {
    for (const locale of locales)
      await expect
        .poll(async () => {
          const query = `?search=${encodeURIComponent(names[locale])}`;
          return (await request.get(shop + localePath(locale, `/search${query}`))).text();
        })
        .toContain(number);
  });
  await test.step("its new price stands in the shop at once", async () => {
    const path = await office.locator(".path").first().textContent();
    await office.getByLabel(t("product.gross")).first().fill("17,37");
    const saved = office.waitForResponse((answer) => answer.url().endsWith("/price"));
    await office.getByRole("button", { name: t("product.savePrices") }).click();
    await saved;
    const begun = Date.now();
    await expect
      .poll(async () => (await request.get(`${shop}${path}`)).text(), {
        intervals: [100],
        timeout: PRICE_SEEN_MS,
      })
      .toContain("17,37");
    console.log(`the shop showed the new price after ${Date.now() - begun} ms`);
  });
  expect(complaints).toEqual([]);
});

test("one working day: an order leaves in two parts, a line is refunded, and the customer is told", async ({
  office,
  browser,
  complaints,
}) => {
  test.slow();
  const [t, inShop] = [await textsOf("de-DE"), await shopTextsOf("de-DE")];
  const shopper = await browser.newContext({ baseURL: publicShop });
  await comeFromElsewhere(shopper);
  const page = await shopper.newPage();
  const { id, orderNumber, email, deepLinkCode } = await guestOrder(page, {
    method: "payment_prepayment",
    goods: [
      [demo.sensorSet, 2],
      [demo.electrode, 1],
    ],
  });
  const { button, card, dialogOf, markPaid, ship } = orderDesk(office, t, orderNumber);
  await office.goto(`/order/${id}/show`);
  await markPaid();
  await ship({ pieces: [1, 0], trackingCode: "TAG-1" });
  await mailWith(email, /TAG-1/);
  await page.goto(`/order/${deepLinkCode}`);
  await expect(page.locator("main")).toContainText(inShop("order.deliveryState.shipped_partially"));
  await ship({ trackingCode: "TAG-2" });
  await mailWith(email, /TAG-2/);

  await button(t("order.refund")).click();
  const dialog = dialogOf(t("order.refundTitle", { number: orderNumber }));
  await dialog.getByRole("spinbutton").nth(1).fill("1");
  await dialog.getByLabel(t("field.cause")).selectOption({ label: t("order.refundCause.damaged") });
  await lateFor(office, "**/refund");
  await dialog.getByRole("button", { name: t("order.refundSubmit") }).click();
  await prove(office, t);
  await button(t("order.confirmRefund")).click();
  await dialogOf(t("order.confirmRefundTitle"))
    .getByRole("button", { name: t("order.confirmRefund") })
    .click();
  await expect(card(t("order.payments"))).toContainText(t("order.refundState.done"));
  const words = mailTexts["de-DE"].paymentRefunded;
  const { text } = await mailAbout(email, words.subject(orderNumber));
  expect(text).toContain(createFormatters("de-DE").money(3890).slice(0, 5));
  await expect(async () => {
    await page.goto(`/order/${deepLinkCode}`);
    await expect(page.locator("main")).toContainText(inShop("order.paymentState.refunded_partially"), {
      timeout: 1000,
    });
  }).toPass();
  await expect(page.locator("main")).toContainText(inShop("order.deliveryState.shipped"));
  for (const code of ["TAG-1", "TAG-2"]) await expect(page.locator("main")).toContainText(code);
  await shopper.close();
  expect(complaints).toEqual([]);
});

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
  const shopper = await browser.newContext({ baseURL: publicShop });
  await comeFromElsewhere(shopper);
  const { id, orderNumber } = await guestOrder(await shopper.newPage(), { method: "payment_prepayment" });
  await shopper.close();
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
