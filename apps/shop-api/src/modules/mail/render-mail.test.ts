import { locales } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import { describe, expect, it } from "vitest";
import type { MailData, MailTemplate } from "./mail-data.ts";
import { sampleInvoice } from "./sample-invoice.ts";
import { renderMail } from "./render-mail.ts";
import { mailTemplates } from "./templates/compose-content.ts";

const shopUrl = "https://shop.example/pl-PL";
const name = 'Zoë <script>alert("1")</script> O\'Neil & Co';
const link = `${shopUrl}/confirm?em=1&hash=abc`;
const contact = {
  shopUrl,
  name,
  email: "z@mail.example",
  phone: null,
  subject: "Anlage\r\nBcc: x",
  message: `${name}\nzweite Zeile`,
};
const withdrawal = {
  shopUrl,
  reference: "KX7PM2ABCD",
  receivedAt: "2026-11-16T22:59:59.000Z",
  name,
  contract: "10001",
  goods: `${name}\nzweite Zeile`,
  email: "z@mail.example",
};
const shipment = {
  shopUrl,
  name,
  orderNumber: "10001",
  orderLink: link,
  lines: [{ label: "Schlauch <b>5 m</b>", quantity: 2 }],
  carrier: "DHL",
  trackingCode: "0034 <1>",
};
const samples: MailData = {
  "register-confirm": { shopUrl, name, link },
  "staff-invitation": { shopUrl, name, inviter: name, link },
  "already-registered": { shopUrl, name, loginLink: link, recoveryLink: `${shopUrl}/recover` },
  welcome: { shopUrl, name, accountLink: link },
  "password-recovery": { shopUrl, name, link },
  "password-changed": { shopUrl, name },
  "email-change-asked": { shopUrl, name, newEmail: "b@mail.example", recoveryLink: link },
  "email-change-link": { shopUrl, link },
  "email-taken": { shopUrl, name, loginLink: link },
  "email-changed": { shopUrl, name, oldEmail: "a@mail.example", newEmail: "b@mail.example" },
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
  "review-received": { shopUrl, productName: "Pumpe", author: name, points: 4, title: "Gut", content: name },
  "group-requested": {
    shopUrl,
    name,
    email: "z@mail.example",
    company: null,
    vatIds: ["DE1"],
    groupName: "Profi",
  },
  "group-accepted": { shopUrl, name, groupName: "Profi", accountLink: link },
  "account-deleted": { shopUrl, name },
  "order-placed": {
    shopUrl,
    name,
    invoice: sampleInvoice,
    orderLink: `${shopUrl}/order/0123456789abcdef0123456789abcdef`,
    comment: name,
    hasDownloads: true,
    payableUntil: null,
    waiver: "Ich stimme ausdrücklich zu.",
    returns: { way: "freight", mostCents: 14_000 },
  },
  "order-cancelled": { shopUrl, name, orderNumber: "10001", isPaid: true, documentId: "0190" },
  "payment-received": {
    shopUrl,
    name,
    orderNumber: "10001",
    amountCents: 5000,
    currency: "EUR",
    orderLink: link,
  },
  "order-shipped": shipment,
  "order-part-shipped": shipment,
  "transfer-received": {
    shopUrl,
    name,
    orderNumber: "10001",
    amountCents: 5000,
    currency: "EUR",
    orderLink: link,
  },
  "payment-refunded": { shopUrl, name, orderNumber: "10001", amountCents: 129_900, currency: "PLN" },
};
const imprint = ["Hearth GmbH, Ofenhausstraße 12", "HRB <1>"];
const render = (template: MailTemplate, locale: (typeof locales)[number]) =>
  renderMail({ template, data: samples[template], locale, shopName: "Hearth", imprint });

const cases = mailTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const));

describe.each(cases)("%s in %s", (template, locale) => {
  const mail = render(template, locale);

  it("has a subject of one line, and both parts", () => {
    expect(mail.subject).toMatch(/^[^\p{Cc}]{10,200}$/u);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    for (const part of [mail.html, mail.text]) {
      expect(part).not.toMatch(/undefined|null|\[object|NaN|\{\w+\}|=>/);
      expect(part).toContain("Ofenhausstraße 12");
    }
  });

  it("links to the shop only", () => {
    const addresses = [...mail.html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of [...addresses, ...(mail.text.match(/https?:\S+/g) ?? [])]) {
      expect(new URL(address ?? "").origin).toBe("https://shop.example");
    }
  });

  it("shows what people typed as text", () => {
    expect(mail.html).not.toMatch(/<script|<1>/i);
    const shown = JSON.stringify(samples[template]).includes("Zoë") && template !== "newsletter-confirm";
    expect(mail.html.includes("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;")).toBe(shown);
  });

  it("is well-formed: every element that opens is closed", () => {
    const open: string[] = [];
    const tags = [...mail.html.matchAll(/<(\/?)(?!meta|br)([a-z][a-z0-9]*)\b/g)];
    const wrong = tags.filter(([, slash, tag = ""]) => (slash ? open.pop() !== tag : !open.push(tag)));
    expect([...wrong, ...open]).toEqual([]);
  });
});

it("says the same in both parts", () => {
  const { html, text } = render("newsletter-welcome", "de-DE");
  for (const part of [html, text]) {
    expect(part).toContain("WELCOME-7K2M");
    expect(part.replaceAll("\u00a0", " ")).toContain(
      "10,00 € wert und gilt ab einem Bestellwert von 50,00 €",
    );
  }
});

it("answers to the contact form go to the sender, all others to the shop", () => {
  expect(render("contact-message", "de-DE").replyTo).toBe("z@mail.example");
  expect(render("contact-copy", "de-DE").replyTo).toBeUndefined();
});

it("has different words in every language", () => {
  for (const template of mailTemplates) {
    expect(new Set(locales.map((locale) => render(template, locale).text)).size, template).toBe(3);
  }
  expect(Object.keys(mailTexts["pl-PL"])).toEqual(Object.keys(mailTexts["de-DE"]));
});

describe("the confirmation of an order", () => {
  const letter = samples["order-placed"];
  const text = (more: Partial<typeof letter>, locale: (typeof locales)[number] = "de-DE") =>
    renderMail({
      template: "order-placed",
      data: { ...letter, ...more },
      locale,
      shopName: "Hearth",
      imprint,
    }).text.replaceAll("\u00a0", " ");

  it("says what was bought, for how much, and where it goes", () => {
    const told = text({});
    for (const part of [
      "Bestellnummer: 10001",
      "Photovoltaikmodul Sol 440 W, Glas-Glas\n  Art.-Nr. HP-1003\n  12 × 83,95 €\n  1.007,40 €",
      "Herbstaktion: -50,00 €",
      "Gesamtsumme: 13.551,40 €",
      "enthaltene Umsatzsteuer 19 %: 2.002,83 €",
      "enthaltene Umsatzsteuer 0 %: 0,00 €",
      "§ 12 Abs. 3 UStG",
      "Große Bäckerstraße 7",
      "Am Wasserturm 3",
      "voraussichtlich 19.11.2026 bis 24.11.2026",
      "https://shop.example/pl-PL/order/0123456789abcdef0123456789abcdef",
      "Widerrufsbelehrung",
    ]) {
      expect(told).toContain(part);
    }
  });

  it("tells the account to those who transfer money, and to nobody else", () => {
    expect(text({})).toContain("DE02 1203 0000 0000 2020 51");
    const payment = { kind: "provider", name: "PayPal", bank: null, reference: "10001" } as const;
    expect(text({ invoice: { ...sampleInvoice, payment } })).not.toContain("IBAN");
  });

  it("accepts nothing and calls nothing paid while a card or wallet may still fail", () => {
    const payment = { kind: "provider", name: "PayPal", bank: null, reference: "10001" } as const;
    const accepts = /hiermit an|hereby accept|niniejszym/;
    const received = { "de-DE": "noch nicht", "en-GB": "not yet accept", "pl-PL": "nie oznacza jeszcze" };
    for (const locale of locales) {
      const told = text({ invoice: { ...sampleInvoice, payment } }, locale);
      expect(told).toContain(received[locale]);
      expect(told).not.toMatch(accepts);
      expect(told).not.toMatch(/ist bezahlt|has been paid|opłacone/);
      expect(text({}, locale)).toMatch(accepts);
      expect(text({ invoice: { ...sampleInvoice, payment, totalCents: 0 } }, locale)).toMatch(accepts);
      expect(render("payment-received", locale).text).toMatch(accepts);
    }
  });

  it("names the time until which an unpaid order is held, and none where nothing waits", () => {
    const told = text({ payableUntil: "2026-11-16T18:24:00.000+00:00" });
    expect(told).toContain("bis 16.11.2026, 19:24 Uhr für Sie zurück");
    expect(text({})).not.toContain("für Sie zurück");
  });

  it.each([
    ["parcel" as const, "als Paket"],
    ["freight" as const, "nicht mit der Post"],
    ["mixed" as const, "Ein Teil der Ware"],
  ])("says how goods of kind %s come back, with a figure unless they go by post", (way, said) => {
    const returns = way === "parcel" ? { way } : { way, mostCents: 9500 };
    expect(text({ returns })).toContain(said);
    expect(/höchstens 95,00\s€/.test(text({ returns }))).toBe(way !== "parcel");
    expect(text({ returns: null })).not.toContain("Kosten der Rücksendung:");
  });

  it("confirms a waiver word for word, and says when files come without one", () => {
    expect(text({})).toContain("> Ich stimme ausdrücklich zu.");
    expect(text({ waiver: null })).toContain("nach Ablauf der Widerrufsfrist");
    expect(text({ hasDownloads: false, waiver: null })).not.toContain("Digitale Inhalte");
  });
});
