import { heading, type MailContent, type MailPart, paragraph } from "../mail-content.ts";

/** A mail to a customer: its subject, the greeting, what there is to say. */
export function letter(subject: string, greeting: string, parts: readonly MailPart[]): MailContent {
  return { subject, parts: [heading(subject), paragraph(greeting), ...parts] };
}
