import { demo } from "../../../storefront/e2e/fixtures/cart.ts";
import { orderedByGuest } from "../fixtures/guest-order.ts";
import { expect, expectGoodScreen, test, textsOf } from "../fixtures/office.ts";
import { orderDesk } from "../fixtures/order-desk.ts";
import { lateFor, prove } from "../fixtures/prove-again.ts";

test("an order is paid, sent in two parts, and a line of it refunded", async ({
  office,
  browser,
  complaints,
}) => {
  // A dozen stops, and axe looks at most of them.
  test.slow();
  const t = await textsOf("de-DE");
  const { id, orderNumber: number } = await orderedByGuest(browser, {
    goods: [
      [demo.sensorSet, 2],
      [demo.electrode, 1],
    ],
  });

  const { button, card, dialogOf } = orderDesk(office, t, number);
  await office.goto(`/order/${id}/show`);

  await test.step("nothing leaves before the transfer came", async () => {
    await expect(button(t("order.mark-paid"))).toBeVisible();
    await expect(button(t("order.ship"))).toBeHidden();
    await button(t("order.mark-paid")).click();
    const dialog = dialogOf(t("order.markPaidTitle", { number }));
    await expectGoodScreen(office, complaints);
    await dialog.getByRole("button", { name: t("order.mark-paid") }).click();
    await expect(button(t("order.ship"))).toBeVisible();
  });

  await test.step("the first parcel takes one piece; a note that came meanwhile is read first", async () => {
    await button(t("order.ship")).click();
    const dialog = dialogOf(t("order.shipTitle", { number }));
    const quantities = dialog.getByRole("spinbutton");
    await expect(quantities.nth(0)).toHaveValue("2");
    await quantities.nth(0).fill("1");
    await quantities.nth(1).fill("0");
    await dialog.getByLabel(t("field.carrier")).fill("DHL");
    await dialog.getByLabel(t("field.trackingCode")).fill("TEIL-1");
    await expectGoodScreen(office, complaints);
    await office.evaluate(async (orderId) => {
      const headers = { "x-hearth-admin": "1", "content-type": "application/json" };
      await fetch(`/admin-api/order/${orderId}/note`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify({ content: "Bitte gut polstern." }),
      });
    }, id);
    await dialog.getByRole("button", { name: t("order.ship") }).click();
    const conflict = dialogOf(t("conflict.title"));
    await expect(conflict.locator("mark")).toContainText("Bitte gut polstern.");
    await expectGoodScreen(office, complaints);
    await conflict.getByRole("button", { name: t("conflict.anyway") }).click();
    await expect(dialog).toBeHidden();
    await expect(card(t("order.deliveries"))).toContainText("TEIL-1");
    await expect(card(t("order.notes"))).toContainText("Bitte gut polstern.");
    await expect(office.getByRole("main")).toContainText(t("order.deliveryState.shipped_partially"));
  });

  await test.step("the second takes the rest, which the form proposes", async () => {
    await button(t("order.ship")).click();
    const dialog = dialogOf(t("order.shipTitle", { number }));
    await expect(dialog.getByRole("spinbutton").nth(0)).toHaveValue("1");
    await expect(dialog.getByRole("spinbutton").nth(1)).toHaveValue("1");
    await dialog.getByLabel(t("field.trackingCode")).fill("TEIL-2");
    await dialog.getByRole("button", { name: t("order.ship") }).click();
    await expect(card(t("order.deliveries"))).toContainText("TEIL-2");
    await expect(button(t("order.ship"))).toBeHidden();
    await expect(button(t("order.cancel"))).toBeHidden();
    const download = office.waitForEvent("download");
    await button(t("order.deliveryNoteOf", { number: 2 })).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step("one piece comes back, and its money goes, once somebody has proven who they are", async () => {
    await button(t("order.return")).click();
    const comeback = dialogOf(t("order.returnTitle", { number }));
    await comeback.getByRole("spinbutton").nth(1).fill("1");
    await expectGoodScreen(office, complaints);
    await comeback.getByRole("button", { name: t("order.returnSubmit") }).click();
    await expect(card(t("order.deliveries"))).toContainText(t("order.restocked"));

    await button(t("order.refund")).click();
    const dialog = dialogOf(t("order.refundTitle", { number }));
    await dialog.getByRole("spinbutton").nth(1).fill("1");
    await expect(dialog.getByRole("status")).toContainText("38,90");
    await dialog.getByLabel(t("field.cause")).selectOption({ label: t("order.refundCause.returned") });
    await expectGoodScreen(office, complaints);
    await lateFor(office, "**/refund");
    await dialog.getByRole("button", { name: t("order.refundSubmit") }).click();
    await prove(office, t);
    await expect(card(t("order.payments"))).toContainText(t("order.refundState.byHand"));
    await button(t("order.confirmRefund")).click();
    await dialogOf(t("order.confirmRefundTitle"))
      .getByRole("button", { name: t("order.confirmRefund") })
      .click();
    await expect(card(t("order.payments"))).toContainText(t("order.refundState.done"));
  });

  await test.step("the refund has its credit note, which can be opened", async () => {
    const note = card(t("order.documents")).getByRole("button", { name: t("document.credit_note") });
    await expect(async () => {
      await office.reload();
      await expect(note).toBeVisible();
    }).toPass();
    const download = office.waitForEvent("download");
    await note.click();
    expect((await download).suggestedFilename()).toMatch(/^Rechnungskorrektur-K\d+\.pdf$/);
    await button(t("order.refund")).click();
    const dialog = dialogOf(t("order.refundTitle", { number }));
    await dialog.getByRole("checkbox", { name: /Versandkosten erstatten/ }).check();
    await expectGoodScreen(office, complaints);
    await office.keyboard.press("Escape");
  });

  await test.step("time line and mails tell all of it", async () => {
    const steps = card(t("order.steps"));
    await expect(steps).toContainText(t("order.deliveryState.shipped_partially"));
    await expect(steps).toContainText(t("order.state.completed"));
    const mails = card(t("order.mails"));
    for (const mail of ["transfer-received", "payment-refunded", "order-part-shipped"] as const)
      await expect(mails).toContainText(t(`mail.${mail}`));
    await expect(mails.getByText(t("mail.order-shipped"), { exact: true })).toHaveCount(1);
    await expectGoodScreen(office, complaints);
  });

  await test.step("a flag is found again in the list", async () => {
    await office.getByRole("checkbox", { name: t("order.flag.address") }).click();
    await expect(office.getByText(t("order.flagged"))).toBeVisible();
    await office.goto("/order");
    await office.getByLabel(t("field.flags")).selectOption({ label: t("order.flag.address") });
    await expect(office.getByRole("row").filter({ hasText: number })).toContainText(t("order.flag.address"));
    await expectGoodScreen(office, complaints);
  });
});
