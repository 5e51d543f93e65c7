import type { ContactMessage, ContactMessageHead, ListPage, ListRequest } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";

export function listMessages(sql: Sql, request: ListRequest): Promise<ListPage<ContactMessageHead>> {
  return listRows<ContactMessageHead>(sql, request, {
    rows: sql`from contact_message m`,
    columns: headColumns(sql),
    filters: { state: (state) => sql`(m.answered_at is null) = ${state === "open"}` },
    // As the index contact_message_by_words is written.
    search: (text) =>
      matches(sql, sql`(m.name || ' ' || m.email || ' ' || m.subject || ' ' || m.message)`, text),
    sorts: { receivedAt: sql`m.received_at` },
    last: sql`m.id`,
  });
}

export async function selectMessage(sql: Sql, id: string): Promise<ContactMessage | undefined> {
  const [row] = await sql<ContactMessage[]>`
    select ${headColumns(sql)}, m.phone, m.message, l.locale_code as locale, m.answered_at as "answeredAt",
      m.answered_by_name as "answeredBy", m.version,
      array(select p.id from contact_picture p where p.message_id = m.id order by p.position) as "pictureIds",
      (select c.id from customer c where c.sales_channel_id = m.sales_channel_id and lower(c.email) = lower(m.email)
        and not c.guest and (not c.double_opt_in or c.opt_in_confirmed_at is not null)) as "customerId"
    from contact_message m join language l on l.id = m.language_id where m.id = ${id}`;
  return row;
}

/** Inside a transaction: nobody answers it meanwhile. False: there is none. */
export async function lockMessage(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx`select from contact_message where id = ${id} for update`;
  return rows.length === 1;
}

export async function selectPicture(
  sql: Sql,
  { id, pictureId }: { id: string; pictureId: string },
): Promise<{ mimeType: string; data: Buffer; position: number } | undefined> {
  const [row] = await sql<{ mimeType: string; data: Buffer; position: number }[]>`
    select mime_type as "mimeType", data, position from contact_picture where id = ${pictureId} and message_id = ${id}`;
  return row;
}

function headColumns(sql: Sql) {
  return sql`m.id, m.received_at as "receivedAt", m.name, m.email, m.subject,
    case when m.answered_at is null then 'open' else 'answered' end as state,
    (select count(*)::int from contact_picture p where p.message_id = m.id) as "pictureCount"`;
}
