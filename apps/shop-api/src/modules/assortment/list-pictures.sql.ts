import type { ListPage, ListRequest, PictureChoice } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows, matches } from "../admin-list/index.ts";
import type { ReferenceData } from "../reference/index.ts";

export function listPictures(
  sql: Sql,
  { rows }: ReferenceData,
  request: Omit<ListRequest, "filter">,
): Promise<ListPage<PictureChoice>> {
  const alt = sql`(m.texts -> ${rows.channels[0]?.language_id ?? ""}::text ->> 'alt')`;
  return listRows<PictureChoice>(
    sql,
    { ...request, filter: {} },
    {
      rows: sql`from media m`,
      columns: sql`m.id, m.path, m.file_name as "fileName", ${alt} as alt, m.width, m.height`,
      // Invoices and downloads that were paid for are nobody's pictures.
      where: sql`not m.private and m.mime_type like 'image/%'`,
      filters: {},
      search: (text) => sql`(${matches(sql, sql`m.file_name`, text)} or ${matches(sql, alt, text)})`,
      sorts: { fileName: sql`m.file_name` },
      last: sql`m.id`,
    },
  );
}
