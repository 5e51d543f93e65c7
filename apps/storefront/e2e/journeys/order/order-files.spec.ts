import { digitalWaiver } from "@hearth/i18n/legal";
import { comeFromElsewhere } from "../../fixtures/customers.ts";
import { guestAtCheckout, orderButton, payBy, special, terms } from "../../fixtures/checkout.ts";
import { mailWith } from "../../fixtures/mails.ts";
import { proveOrder, publicShop } from "../../fixtures/orders.ts";
import { expectOutcome, goOnToProvider, payAtProvider } from "../../fixtures/payments.ts";
import { expect, expectGoodPage, test, textsOf } from "../../fixtures/shop.ts";

test.use({ baseURL: publicShop });
test.beforeEach(({ context }) => comeFromElsewhere(context));

test("bought files and the invoice are fetched on another device by the link of the mail [70]", async ({
  page,
  browser,
  complaints,
}) => {
  const t = await textsOf("de-DE");
  const guest = await guestAtCheckout(page, { locale: "de-DE", goods: [[special.guide, 1]] });
  await payBy(page, t, "card");
  await page.getByRole("checkbox", { name: digitalWaiver("de-DE", "Hearth GmbH") }).check();
  await terms(page).check();
  await orderButton(page, t).click();
  await goOnToProvider(page);
  await payAtProvider(page, "pay");
  await expectOutcome(page, t("order.thanksTitle"));
  const { links } = await mailWith(guest.email, /\/order\/[0-9a-f]{32}/);
  const link = links.find((known) => /\/order\/[0-9a-f]{32}$/.test(known)) ?? "";

  const elsewhere = await browser.newContext({ baseURL: publicShop, viewport: { width: 390, height: 844 } });
  const there = await elsewhere.newPage();
  await there.goto(new URL(link).pathname);
  await proveOrder(there, t, guest);
  const filesIn = (title: string) => there.getByRole("region", { name: title }).getByRole("link");
  await expect(filesIn(t("order.downloads"))).toHaveCount(1);
  const addresses: string[] = [];
  for (const section of [t("order.downloads"), t("order.documents")]) {
    const file = filesIn(section).first();
    // The invoice is drawn some moments after the order.
    await expect(async () => {
      await there.reload();
      await expect(file).toBeVisible({ timeout: 1000 });
    }).toPass();
    addresses.push((await file.getAttribute("href")) ?? "");
    const fetched = there.waitForEvent("download");
    await file.click();
    expect(await (await fetched).failure()).toBeNull();
  }
  await expectGoodPage(there, complaints);
  await elsewhere.close();

  const stranger = await browser.newContext({ baseURL: publicShop });
  for (const address of addresses)
    expect((await stranger.request.get(address)).status(), "to a stranger").toBe(404);
  await stranger.close();
});
