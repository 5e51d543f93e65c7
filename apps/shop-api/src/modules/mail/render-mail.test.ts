import { locales } from "@hearth/i18n";
import { mailTexts } from "@hearth/i18n/mails";
import { describe, expect, it } from "vitest";
import type { MailData, MailTemplate } from "./mail-data.ts";
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
const samples: MailData = {
  "register-confirm": { shopUrl, name, link },
  "already-registered": { shopUrl, name, loginLink: link, recoveryLink: `${shopUrl}/recover` },
  welcome: { shopUrl, name, accountLink: link },
  "password-recovery": { shopUrl, name, link },
  "password-changed": { shopUrl, name },
  "email-changed": { shopUrl, name, oldEmail: "a@mail.example", newEmail: "b@mail.example" },
  "newsletter-confirm": { shopUrl, link },
  "newsletter-welcome": {
    shopUrl,
    code: "WELCOME-7K2M",
    amountCents: 1000,
    minimumCents: 5000,
    unsubscribeLink: link,
  },
  "contact-message": contact,
  "contact-copy": contact,
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
