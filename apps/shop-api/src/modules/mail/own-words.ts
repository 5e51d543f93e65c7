import { fill, type Locale } from "@hearth/i18n";
import { type MailTexts, mailTexts } from "@hearth/i18n/mails";
import type { MailTemplate } from "./mail-data.ts";

/** What staff wrote instead of the shop's own words; null: those. */
export interface OwnWords {
  subject: string | null;
  intro: string | null;
}

interface Wording {
  key: keyof MailTexts;
  /** What may stand in them in braces, in the order the shop's own words take it. */
  subject: readonly string[];
  intro: readonly string[];
}

const wording = (
  key: keyof MailTexts,
  subject: readonly string[] = [],
  intro: readonly string[] = [],
): Wording => ({ key, subject, intro });

/** Every mail has a subject and words it begins with; a new one does not compile before it says what they are made from. */
export const mailWordings: Readonly<Record<MailTemplate, Wording>> = {
  "order-placed": wording("orderPlaced", ["orderNumber"]),
  "order-shipped": wording("orderShipped", ["orderNumber"]),
  "order-part-shipped": wording("orderPartShipped", ["orderNumber"]),
  "order-cancelled": wording("orderCancelled", ["orderNumber"], ["orderNumber"]),
  "payment-received": wording("paymentReceived", ["orderNumber"], ["amount", "orderNumber"]),
  "transfer-received": wording("transferReceived", ["orderNumber"], ["amount", "orderNumber"]),
  "payment-refunded": wording("paymentRefunded", ["orderNumber"], ["amount", "orderNumber"]),
  "withdrawal-received": wording("withdrawalReceived", ["reference"]),
  "register-confirm": wording("registerConfirm"),
  "already-registered": wording("alreadyRegistered"),
  welcome: wording("welcome"),
  "password-recovery": wording("passwordRecovery"),
  "password-changed": wording("passwordChanged"),
  "email-change-asked": wording("emailChangeAsked"),
  "email-change-link": wording("emailChangeLink"),
  "email-taken": wording("emailTaken"),
  "email-changed": wording("emailChanged"),
  "group-accepted": wording("groupAccepted", [], ["group"]),
  "account-deleted": wording("accountDeleted"),
  "newsletter-confirm": wording("newsletterConfirm"),
  "newsletter-leave": wording("newsletterLeave"),
  "newsletter-welcome": wording("newsletterWelcome"),
  "contact-copy": wording("contactCopy", ["about"]),
  "contact-message": wording("contactMessage", ["about"]),
  "withdrawal-declared": wording("withdrawalDeclared", ["reference"]),
  "review-received": wording("reviewReceived", ["product"]),
  "group-requested": wording("groupRequested", ["who"]),
  "staff-invitation": wording("staffInvitation", [], ["inviter"]),
};

type Said = string | ((...values: string[]) => string);
type Words = Record<keyof OwnWords, Said>;

/** The texts of a language in which one mail begins with staff's words. */
export function withOwnWords(texts: MailTexts, template: MailTemplate, own: OwnWords | null): MailTexts {
  if (!own) return texts;
  const { key, ...names } = mailWordings[template];
  const words = texts[key] as unknown as Words;
  const said = (field: keyof OwnWords): Said => {
    const text = own[field];
    if (text === null) return words[field];
    return typeof words[field] === "string"
      ? text
      : (...values) =>
          fill(text, Object.fromEntries(names[field].map((name, at) => [name, values[at] ?? ""])));
  };
  return { ...texts, [key]: { ...words, subject: said("subject"), intro: said("intro") } };
}

/** The shop's own words, with names in braces where values go. */
export function shopWords(template: MailTemplate, locale: Locale): Record<keyof OwnWords, string> {
  const { key, ...names } = mailWordings[template];
  const words = mailTexts[locale][key] as unknown as Words;
  const read = (field: keyof OwnWords) => {
    const said = words[field];
    return typeof said === "string" ? said : said(...names[field].map((name) => `{${name}}`));
  };
  return { subject: read("subject"), intro: read("intro") };
}

/** What staff may write in braces; the shop's name in every subject. */
export function placeholdersOf(template: MailTemplate): Record<keyof OwnWords, string[]> {
  const { subject, intro } = mailWordings[template];
  return { subject: [...subject, "shop"], intro: [...intro] };
}

/** The texts of a language in which one mail names the shop. */
export function withShopName(texts: MailTexts, template: MailTemplate, shop: string): MailTexts {
  const { key } = mailWordings[template];
  const { subject, ...words } = texts[key] as unknown as Words;
  const named =
    typeof subject === "string"
      ? fill(subject, { shop })
      : (...values: string[]) => fill(subject(...values), { shop });
  return { ...texts, closing: fill(texts.closing, { shop }), [key]: { ...words, subject: named } };
}

/** Braces stand only around names that have a value there. */
export function hasUnknownPlaceholder(text: string, names: readonly string[]): boolean {
  const rest = names.reduce((left, name) => left.replaceAll(`{${name}}`, ""), text);
  return /[{}]/.test(rest);
}
