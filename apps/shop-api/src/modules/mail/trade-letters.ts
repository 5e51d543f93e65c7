import type { MailTemplate } from "./mail-data.ts";

/** A new mail does not compile before it is decided whether it is about a contract: those are kept for years. */
const isAboutContract: Readonly<Record<MailTemplate, boolean>> = {
  "order-placed": true,
  "order-cancelled": true,
  "order-shipped": true,
  "order-part-shipped": true,
  "payment-received": true,
  "transfer-received": true,
  "payment-refunded": true,
  "withdrawal-received": true,
  "withdrawal-declared": true,
  "register-confirm": false,
  "already-registered": false,
  welcome: false,
  "password-recovery": false,
  "password-changed": false,
  "email-change-asked": false,
  "email-change-link": false,
  "email-taken": false,
  "email-changed": false,
  "newsletter-confirm": false,
  "newsletter-leave": false,
  "newsletter-welcome": false,
  "contact-message": false,
  "contact-copy": false,
  "review-received": false,
  "group-requested": false,
  "group-accepted": false,
  "account-deleted": false,
  "staff-invitation": false,
};

export const tradeLetters = Object.entries(isAboutContract).flatMap(([template, is]) =>
  is ? [template] : [],
);
