import type { AdminNewsletterRecipient, ListPage, ListRequest } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";

/** For staff. Of who has left only the proof is kept: they have no name any more. */
export function listRecipients(sql: Sql, request: ListRequest): Promise<ListPage<AdminNewsletterRecipient>> {
  return listRows<AdminNewsletterRecipient>(sql, request, {
    rows: sql`from newsletter_recipient n join language l on l.id = n.language_id`,
    columns: sql`n.id, n.email, nullif(trim(concat_ws(' ', n.first_name, n.last_name)), '') as name, n.status,
      l.locale_code as locale, n.requested_at as "requestedAt", n.confirmed_at as "confirmedAt"`,
    filters: { status: (status) => sql`n.status = ${status}` },
    search: (text) => matches(sql, sql`n.email`, text),
    sorts: { requestedAt: sql`n.requested_at`, email: sql`lower(n.email)`, confirmedAt: sql`n.confirmed_at` },
    last: sql`n.id`,
  });
}
