/** As people look for them; what is in none stands last, so that a new mail is never missing. */
const groups = {
  order: [
    "order-placed",
    "payment-received",
    "transfer-received",
    "order-shipped",
    "order-part-shipped",
    "order-cancelled",
    "payment-refunded",
    "withdrawal-received",
  ],
  account: [
    "register-confirm",
    "already-registered",
    "welcome",
    "password-recovery",
    "password-changed",
    "email-change-asked",
    "email-change-link",
    "email-taken",
    "email-changed",
    "group-accepted",
    "account-deleted",
  ],
  newsletter: ["newsletter-confirm", "newsletter-welcome", "newsletter-leave", "contact-copy"],
} as const;

export const mailGroups = ["order", "account", "newsletter", "shop"] as const;

export type MailGroup = (typeof mailGroups)[number];

export function mailGroupOf(id: string): MailGroup {
  const found = Object.entries(groups).find(([, ids]) => (ids as readonly string[]).includes(id));
  return (found?.[0] as MailGroup | undefined) ?? "shop";
}
