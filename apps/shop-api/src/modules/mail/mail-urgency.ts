import type { MailTemplate } from "./mail-data.ts";

/** Those of the first two also have slots of their own, so that a mail server slow with the others does not hold them up. */
export type MailUrgency = "receipt" | "first" | "usual" | "last";

/** A new mail does not compile before it is decided how long it may wait. */
export const mailUrgency: Readonly<Record<MailTemplate, MailUrgency>> = {
  "withdrawal-received": "receipt",
  "order-placed": "first",
  "order-cancelled": "first",
  "order-shipped": "first",
  "order-part-shipped": "first",
  "payment-received": "first",
  "transfer-received": "first",
  "payment-refunded": "first",
  "password-recovery": "first",
  "staff-invitation": "first",
  "register-confirm": "usual",
  "already-registered": "usual",
  welcome: "usual",
  "password-changed": "usual",
  "email-change-asked": "usual",
  "email-change-link": "usual",
  "email-taken": "usual",
  "email-changed": "usual",
  "account-deleted": "usual",
  "contact-message": "usual",
  "withdrawal-declared": "usual",
  "group-requested": "usual",
  "group-accepted": "usual",
  "newsletter-confirm": "last",
  "newsletter-leave": "last",
  "newsletter-welcome": "last",
  "contact-copy": "last",
  "review-received": "last",
};
