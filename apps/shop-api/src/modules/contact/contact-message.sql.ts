import type { Picture } from "@hearth/contract/form";
import { contactRetention } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";

export interface NewMessage {
  channelId: string;
  languageId: string;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  pictures: readonly Picture[];
}

export async function insertMessage(tx: Tx, { channelId, languageId, pictures, ...text }: NewMessage) {
  const id = newId();
  await tx`insert into contact_message ${tx({ ...text, id, sales_channel_id: channelId, language_id: languageId })}`;
  if (pictures.length === 0) return;
  const rows = pictures.map(({ type, data }, position) => ({
    id: newId(),
    message_id: id,
    position,
    mime_type: type,
    data: Buffer.from(data, "base64"),
  }));
  await tx`insert into contact_picture ${tx(rows)}`;
}

/** Null: it wants an answer again. */
export async function setAnswered(
  tx: Tx,
  id: string,
  by: { id: string; name: string } | null,
): Promise<void> {
  await tx`update contact_message set answered_at = ${by ? tx`clock_timestamp()` : null}, answered_by = ${by?.id ?? null},
    answered_by_name = ${by?.name ?? null} where id = ${id}`;
}

export async function deleteOverMessages(sql: Sql): Promise<void> {
  const { monthsAfterAnswer, monthsAtMost } = contactRetention;
  await sql`delete from contact_message
    where answered_at < now() - ${monthsAfterAnswer} * interval '1 month'
      or received_at < now() - ${monthsAtMost} * interval '1 month'`;
}
