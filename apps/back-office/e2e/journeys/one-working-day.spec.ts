import { randomBytes } from "node:crypto";
import { createFormatters, localePath, locales } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import { demo } from "../../../storefront/e2e/fixtures/cart.ts";
import { mailAbout, mailWith } from "../../../storefront/e2e/fixtures/mails.ts";
import { guestOrder } from "../../../storefront/e2e/fixtures/orders.ts";
import { newShopper } from "../fixtures/guest-order.ts";
import { textsOf as shopTextsOf } from "../../../storefront/e2e/fixtures/shop.ts";
import { newProduct } from "../fixtures/new-product.ts";
import { expect, test, textsOf } from "../fixtures/office.ts";
import { orderDesk } from "../fixtures/order-desk.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";

/*
 * What somebody does on one day who has never seen a command line. They came in with password and app (fixtures/office.ts); the
 * other half is one-working-day-desk.spec.ts. Each part is a test of its own with its own data; screens are looked at with axe in the
 * journeys of their resource.
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
  const page = await newShopper(browser);
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
  await page.context().close();
  expect(complaints).toEqual([]);
});
