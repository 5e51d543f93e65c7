import type { Sql } from "../../../src/platform/database/database.ts";

/** The mark an import sets in an empty shop; afterwards only whoever may change the schema can. */
export async function markedAsDemo(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`alter table demo_shop disable trigger demo_shop_is_marked_first`;
    await tx`insert into demo_shop default values on conflict do nothing`;
    await tx`alter table demo_shop enable trigger demo_shop_is_marked_first`;
  });
}
