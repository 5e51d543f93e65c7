import type { Sql } from "../../platform/database/database.ts";
import type { MailAttachment } from "../../platform/smtp.ts";
import type { MailData, StoredMailData } from "./mail-data.ts";

/** Where the content of a mail comes from that was queued by reference, and what goes with it. */
export type MailSources = {
  [T in "order-placed" | "order-cancelled" | "payment-refunded"]: (
    sql: Sql,
    stored: StoredMailData[T],
  ) => Promise<{ data: MailData[T]; attachments: MailAttachment[] }>;
};

/** A mail with sample data keeps only where its links would lead. */
export interface SampleReference {
  shopUrl: string;
}

export function isSample(data: unknown): data is SampleReference {
  return typeof data === "object" && data !== null && "isSample" in data;
}

export function isByReference(template: string): template is keyof MailSources {
  return template === "order-placed" || template === "order-cancelled" || template === "payment-refunded";
}
