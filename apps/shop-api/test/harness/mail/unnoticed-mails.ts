import type { Sql } from "../../../src/platform/database/database.ts";
import type { Delivery, MailStandIn } from "./mail-stand-in.ts";

export const messageIdOf = ({ mail }: Delivery) => mail.messageId ?? "";

/**
 * Of the mails the server took since then, those whose worker died before it wrote so, by Message-ID. Waits for the dead worker's mails
 * to arrive and for its row locks to go.
 */
export async function unnoticedMails(sql: Sql, smtp: MailStandIn, since: number): Promise<string[]> {
  await smtp.settled();
  const messageIds = smtp.deliveries.slice(since).map(messageIdOf);
  const ids = messageIds.map((messageId) => messageId.slice(1, 33));
  const rows = await sql<{ id: string; sent_at: string | null }[]>`
    select id, sent_at from mail where id = any(${ids}::uuid[]) for update`;
  return messageIds.filter((_, index) => rows.find(({ id }) => id === ids[index])?.sent_at === null);
}
