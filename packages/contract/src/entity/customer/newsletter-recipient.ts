import Type, { type Static } from "typebox";
import { answerObject } from "../../schema/schema-parts.ts";

/** `undefined`: never heard of. `notSet`: asked for, not confirmed. */
export const newsletterStatuses = ["undefined", "notSet", "optIn", "optOut", "direct"] as const;

export const NewsletterRecipientSchema = answerObject(
  "AccountNewsletterRecipient",
  "account_newsletter_recipient",
  { status: Type.Enum(newsletterStatuses) },
);

export type NewsletterStatus = (typeof newsletterStatuses)[number];
export type NewsletterRecipient = Static<typeof NewsletterRecipientSchema>;
