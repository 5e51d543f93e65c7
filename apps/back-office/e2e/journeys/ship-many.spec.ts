import { readFile } from "node:fs/promises";
import { demo } from "../../../storefront/e2e/fixtures/cart.ts";
import { orderedByGuest } from "../fixtures/guest-order.ts";
import { expect, expectFits, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";
import { orderDesk } from "../fixtures/order-desk.ts";

test("several orders leave from one sheet, and the one that is not paid says why it stays", async ({
  office,
  browser,
  complaints,
}) => {
  test.slow();
  const t = await textsOf("de-DE");
  const goods: [string, number][] = [[demo.electrode, 1]];
  const placed = [
    await orderedByGuest(browser, { goods }),
    await orderedByGuest(browser, { goods }),
    await orderedByGuest(browser, { goods }),
  ];
  const [first, second, unpaid] = placed;
  for (const order of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await office.goto(`/order/${order?.id}/show`);
    // oxlint-disable-next-line no-await-in-loop
    await orderDesk(office, t, order?.orderNumber ?? "").markPaid();
  }

  await office.goto("/order");
  for (const { orderNumber } of placed)
    // oxlint-disable-next-line no-await-in-loop
    await office.getByRole("checkbox", { name: t("list.select", { name: orderNumber }) }).check();
  await expectGoodScreen(office, complaints);
  const bar = office.getByRole("region", { name: t("shipMany.selection") });
  await bar.getByRole("button", { name: t("order.ship") }).click();
  const sheet = office.getByRole("dialog", { name: t("shipMany.title") });
  const rowOf = (number = "") => sheet.getByRole("row").filter({ hasText: number });
  await expect(rowOf(unpaid?.orderNumber)).toContainText(t("shipMany.why.unpaid"));

  await test.step("a column of codes is pasted into the first field", async () => {
    await sheet.getByLabel(t("shipMany.carrierOfAll")).fill("DHL");
    const codeOf = (number = "") => sheet.getByLabel(t("shipMany.codeOf", { number }));
    await codeOf(first?.orderNumber).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "JJD-1\nJJD-2\n");
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(codeOf(first?.orderNumber)).toHaveValue("JJD-1");
    await expect(codeOf(second?.orderNumber)).toHaveValue("JJD-2");
    await expectGoodScreen(office, complaints);
    await office.setViewportSize({ width: 390, height: 900 });
    await expectFits(office, complaints);
    await office.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("both leave once, each with its own code", async () => {
    await sheet.getByRole("button", { name: t("shipMany.submit", { count: 2 }) }).dblclick();
    for (const order of [first, second])
      // oxlint-disable-next-line no-await-in-loop
      await expect(rowOf(order?.orderNumber)).toContainText(t("shipMany.shipped"));
    await expect(sheet.getByRole("status")).toContainText(t("shipMany.shippedCount", { count: 2 }));
    await expectGoodScreen(office, complaints);
    await sheet
      .getByRole("button", { name: t("shell.close"), exact: true })
      .last()
      .click();
    await office.goto(`/order/${second?.id}/show`);
    const { card } = orderDesk(office, t, second?.orderNumber ?? "");
    await expect(card(t("order.deliveries")).getByText("JJD-2")).toHaveCount(1);
  });

  await test.step("what left can be taken along as a file, once somebody has proven who they are", async () => {
    await office.goto(`/order?filter=${encodeURIComponent(JSON.stringify({ q: second?.orderNumber }))}`);
    await lateFor(office, "**/admin-api/order/export");
    await office.getByRole("button", { name: t("order.export") }).click();
    const [file] = await Promise.all([office.waitForEvent("download"), prove(office, t)]);
    expect(file.suggestedFilename()).toMatch(/^bestellungen-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, row, ...rest] = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(head).toContain(`${t("field.orderNumber")};${t("field.placedAt")}`);
    expect(row).toContain(`${second?.orderNumber};`);
    expect(rest).toEqual([""]);
  });
});
