import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateCatalogue } from "@hearth/catalog";
import postgres from "postgres";
import { afterAll, beforeAll } from "vitest";
import { migrateDatabase } from "../migrate-database.ts";
import { projectAll } from "../content/project-all.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";

/** A database with the test catalogue and many generated products, reviews, cross-selling groups and counted orders. */
export function largeShop(products: number): { readonly databaseUrl: string; readonly mediaDir: string } {
  let database: TestDatabase;
  let home = "";
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "large-shop-"));
    database = await createTestDatabase();
    await migrateDatabase(database.url);
    const sql = postgres(database.url, { max: 4, onnotice: () => {} });
    await generateCatalogue(sql, {
      products,
      seed: 1,
      folder: join(import.meta.dirname, "../../catalogue"),
      mediaDir: join(home, "media"),
    });
    await addWhatPeopleDo(sql);
    await projectAll(database.url);
    await sql`vacuum analyze`.simple();
    // The cost of a page on a solid-state disk; the default is that of a spinning one.
    await sql`alter database ${sql(database.name)} set random_page_cost = 1.1`;
    await sql.end();
  }, 180_000);
  afterAll(async () => {
    await database?.drop();
    await rm(home, { recursive: true, force: true });
  });
  return {
    get databaseUrl() {
      return database.url;
    },
    get mediaDir() {
      return join(home, "media");
    },
  };
}

/** The generator leaves these tables to people; a grown shop has a row or two for every product. */
async function addWhatPeopleDo(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into product_review (id, product_id, language_id, title, content, points, status)
      select gen_random_uuid(), p.id, (select id from language limit 1), 'Gut', 'Tut, was es soll.', 1 + n % 5, n % 7 > 0
      from (select id, row_number() over (order by id) as n from product) p`;
    await tx`
      insert into cross_selling (id, product_id, product_ids, texts)
      select gen_random_uuid(), id, array[id], '{}' from product where parent_id is null`;
    await tx`
      insert into bought_together (product_id, other_id, buyers, weight)
      select id, other, 3, 1 from (
        select id, unnest(array[lead(id, 1) over w, lead(id, 2) over w, lead(id, 3) over w]) as other
        from product where parent_id is null window w as (order by id)) pair where other is not null`;
    await tx`
      insert into popular_product (category_id, product_id, buyers)
      select distinct unnest(c.path || c.id), p.id, 3 from product p join category c on c.id = any(p.category_ids)
      where p.parent_id is null`;
  });
}
