import type { Sql } from "../../platform/database/database.ts";

export interface MailRow {
  id: string;
  template: string;
  recipient: string;
  data: unknown;
  created_at: string;
  locale_code: string;
}

/** What a buyer was told about a contract. It has to be shown again for ten years, whatever the templates say by then. */
export interface KeptMail {
  subject: string;
  text: string;
  /** Ids and hashes of what was attached. */
  references: unknown;
}

interface Sent {
  /** Null: the server took it. */
  refused: string | null;
  kept: KeptMail | null;
}

export type MailOutcome = Sent | "nothing to do";

/**
 * Gives a waiting mail to `send` and writes down what became of it. The row stays locked meanwhile, so that no second worker
 * sends the same mail; a worker that dies loses the lock and the mail waits again. What was in a finished mail is forgotten
 * (it held secrets of links and letters of people), unless it confirmed a contract.
 */
export async function withWaitingMail(
  sql: Sql,
  mailId: string,
  send: (mail: MailRow, tx: Sql) => Promise<Sent>,
): Promise<MailOutcome> {
  return sql.begin(async (tx) => {
    const [mail] = await tx<(MailRow & { is_waiting: boolean })[]>`
      select m.id, m.template, m.recipient, m.data, m.created_at, l.locale_code,
        m.sent_at is null and m.refused is null as is_waiting
      from mail m join language l on l.id = m.language_id
      where m.id = ${mailId} for update of m nowait`;
    if (!mail?.is_waiting) return "nothing to do";
    const outcome = await send(mail, tx as unknown as Sql);
    const kept = outcome.kept && JSON.stringify(outcome.kept);
    await tx`update mail set data = '{}', kept = ${kept}::text::jsonb, refused = ${outcome.refused},
        sent_at = case when ${outcome.refused}::text is null then clock_timestamp() end
      where id = ${mailId}`;
    return outcome;
  });
}
