import { newId } from "../../../src/platform/new-id.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import * as id from "./catalogue-ids.ts";

/** A message as the contact form leaves it, with one picture. */
export async function insertContactMessage(
  sql: Sql,
  { email = "ada@example.com", subject = "Frage zum Speicher" }: { email?: string; subject?: string } = {},
): Promise<{ id: string; pictureId: string }> {
  const messageId = newId();
  const pictureId = newId();
  await sql`insert into contact_message (id, sales_channel_id, language_id, name, email, subject, message)
    select ${messageId}, id, ${id.language("de")}, 'Ada Brenner', ${email}, ${subject}, 'Passt er unter die Treppe?'
    from sales_channel where access_key = ${id.accessKey}`;
  await sql`insert into contact_picture (id, message_id, position, mime_type, data)
    values (${pictureId}, ${messageId}, 0, 'image/png', ${Buffer.from("picture")})`;
  return { id: messageId, pictureId };
}
