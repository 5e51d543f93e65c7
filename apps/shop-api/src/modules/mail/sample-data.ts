import type { Locale } from "@hearth/i18n";
import type { Company } from "../company/index.ts";
import type { MailData } from "./mail-data.ts";
import { sampleInvoice } from "./sample-invoice.ts";

export interface SampleSetting {
  shopUrl: string;
  locale: Locale;
  company: Company;
}

const SECRET = "0123456789abcdef0123456789abcdef";
const NAME = "Zofia Święcicka";
const EMAIL = "zofia@example.com";

/** What each mail would be made from, for people who want to see one: nobody's data, and links that lead to nothing. */
export function sampleData({ shopUrl, locale, company }: SampleSetting): MailData {
  const link = `${shopUrl}/sample?hash=${SECRET}`;
  const to = { shopUrl, name: NAME };
  const order = { ...to, orderNumber: sampleInvoice.orderNumber };
  const payment = { ...order, amountCents: sampleInvoice.totalCents, currency: sampleInvoice.currency };
  const contact = {
    ...to,
    email: EMAIL,
    phone: "+49 69 1234567",
    subject: "Wärmepumpe Aero Mono",
    message: "Passt die Wärmepumpe zu meinem Heizkreis?\nDie Vorlauftemperatur ist 35 °C.",
  };
  const withdrawal = {
    ...to,
    email: EMAIL,
    reference: "KX7PM2ABCD",
    receivedAt: "2026-11-16T09:30:00.000Z",
    contract: sampleInvoice.orderNumber,
    goods: "Wärmepumpe Aero Mono 8 kW",
  };
  const shipment = {
    ...order,
    orderLink: link,
    lines: sampleInvoice.lines.map(({ label, quantity }) => ({ label, quantity })),
    carrier: "DHL",
    trackingCode: "00340434161094042557",
  };
  return {
    "register-confirm": { ...to, link },
    "already-registered": { ...to, loginLink: link, recoveryLink: link },
    welcome: { ...to, accountLink: link },
    "password-recovery": { ...to, link },
    "password-changed": to,
    "email-change-asked": { ...to, newEmail: "neu@example.com", recoveryLink: link },
    "email-change-link": { shopUrl, link },
    "email-taken": { ...to, loginLink: link },
    "email-changed": { ...to, oldEmail: EMAIL, newEmail: "neu@example.com" },
    "newsletter-confirm": { shopUrl, link },
    "newsletter-leave": { shopUrl, link },
    "newsletter-welcome": {
      shopUrl,
      code: "WELCOME-7K2M",
      amountCents: 1000,
      minimumCents: 5000,
      unsubscribeLink: link,
    },
    "contact-message": contact,
    "contact-copy": contact,
    "withdrawal-received": withdrawal,
    "withdrawal-declared": withdrawal,
    "review-received": {
      shopUrl,
      productName: "Wärmepumpe Aero Mono 8 kW",
      author: NAME,
      points: 4,
      title: "Leise",
      content: "Läuft seit zwei Wintern.",
    },
    "group-requested": {
      ...to,
      email: EMAIL,
      company: "Święcicka Wärmetechnik",
      vatIds: ["DE123456789"],
      groupName: "Fachhandwerk",
    },
    "group-accepted": { ...to, groupName: "Fachhandwerk", accountLink: link },
    "account-deleted": to,
    "staff-invitation": { ...to, inviter: company.managers, link },
    "order-placed": {
      ...to,
      invoice: {
        ...sampleInvoice,
        locale,
        seller: company,
        payment: { ...sampleInvoice.payment, bank: company.bank },
      },
      orderLink: link,
      comment: null,
      hasDownloads: false,
      payableUntil: null,
      waiver: null,
      returns: { way: "freight", mostCents: 14_000 },
    },
    "order-cancelled": { ...order, isPaid: true },
    "order-shipped": shipment,
    "order-part-shipped": { ...shipment, lines: shipment.lines.slice(0, 1) },
    "payment-received": { ...payment, orderLink: link },
    "transfer-received": { ...payment, orderLink: link },
    "payment-refunded": payment,
  };
}
