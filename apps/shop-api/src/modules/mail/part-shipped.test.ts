import { locales } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import { expect, it } from "vitest";
import type { MailTemplate } from "./mail-data.ts";
import { renderMail } from "./render-mail.ts";

const shipment = {
  shopUrl: "https://shop.example",
  name: "Ada",
  orderNumber: "10001",
  orderLink: "https://shop.example/order/1",
  lines: [{ label: "Schlauch", quantity: 2 }],
  carrier: "DHL",
  trackingCode: null,
};

it.each(locales)(
  "a part of an order says so from its subject on, and that more is to come (%s)",
  (locale) => {
    const { orderShipped, orderPartShipped } = mailTexts[locale];
    const shown = (template: MailTemplate, data: object) =>
      renderMail({ template, data: data as never, locale, shopName: "Shop", imprint: [], own: null });
    const part = shown("order-part-shipped", shipment);
    expect(part.subject).toBe(orderPartShipped.subject("10001"));
    expect(part.text).toContain(orderPartShipped.rest);
    expect(shown("order-shipped", shipment).subject).toBe(orderShipped.subject("10001"));
    // One that waited since before there was a mail for parts.
    expect(shown("order-shipped", { ...shipment, isComplete: false }).subject).toBe(part.subject);
  },
);
