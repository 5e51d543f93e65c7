import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { migrate } from "@hearth/service/migration";
import postgres, { type Sql } from "postgres";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../harness/eventually.ts";
import { createTestDatabase, type TestDatabase } from "../harness/test-database.ts";

/* A shop is migrated while it sells: nobody waits behind a migration that waits, and what was broken off is finished. */
let database: TestDatabase;
let sql: Sql;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { onnotice: () => {} });
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  await write("0001-note.sql", "create table note (id int primary key, words text)");
  await run();
});
afterEach(async () => {
  await sql.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const run = (options?: { patienceMs: number }, connections = sql) =>
  migrate(connections, [{ name: "shop", url: pathToFileURL(`${folder}/`) }], options);

/** Somebody reads the table and does not come to an end until told. */
async function startLongRead(): Promise<() => Promise<unknown>> {
  const reader = await sql.reserve();
  await reader`begin`;
  await reader`select count(*) from note`;
  return async () => {
    await reader`commit`;
    reader.release();
  };
}

async function isWaitingForATable(): Promise<void> {
  const waiting = await sql`select from pg_stat_activity
    where datname = ${database.name} and wait_event_type = 'Lock' and query like 'alter table note%'`;
  expect(waiting).toHaveLength(1);
}

it("waits for a table without letting others wait behind it", async () => {
  await write("0002-age.sql", "alter table note add column age int");
  const endRead = await startLongRead();
  const migrated = run();
  for (let time = 0; time < 2; time++) {
    await eventually(isWaitingForATable, 30_000);
    // Would queue behind the migration until the long read is over, which is not before this.
    await sql`select count(*) from note`;
  }
  await endRead();
  expect(await migrated).toEqual(["shop/0002-age.sql"]);
  expect(await sql`select age from note`).toEqual([]);
});

it("gives up after a while, says where, and leaves nothing half done", async () => {
  await write("0002-age.sql", "create table half (id int); alter table note add column age int");
  const endRead = await startLongRead();
  await expect(run({ patienceMs: 0 })).rejects.toThrow("shop/0002-age.sql did not get its locks in time");
  expect(await sql`select to_regclass('half') as "half"`).toEqual([{ half: null }]);
  await endRead();
  expect(await run()).toEqual(["shop/0002-age.sql"]);
});

it("builds an index anew whose building was broken off", async () => {
  await sql`insert into note values (1, 'twice'), (2, 'twice')`;
  await write(
    "0002-words.sql",
    "-- without a transaction\ncreate unique index concurrently if not exists note_by_words on note (words)",
  );
  await expect(run()).rejects.toThrow("could not create unique index");
  await sql`delete from note where id = 2`;
  expect(await run()).toEqual(["shop/0002-words.sql"]);
  const indexes = await sql`select indisvalid from pg_index where indexrelid = 'note_by_words'::regclass`;
  expect(indexes).toEqual([{ indisvalid: true }]);
});

it("fills a column in batches until no row is left", async () => {
  await sql`insert into note (id) select generate_series(1, 25)`;
  await write(
    "0002-words.sql",
    "-- in batches\nupdate note set words = 'none' where id in (select id from note where words is null limit 10)",
  );
  await run();
  expect(await sql`select from note where words = 'none'`).toHaveLength(25);
});

it("runs every file once, however many begin at the same time", async () => {
  await write("0002-age.sql", "alter table note add column age int");
  await write(
    "0003-index.sql",
    "-- without a transaction\ncreate index concurrently note_by_age on note (age)",
  );
  const migrators = Array.from({ length: 4 }, () => postgres(database.url, { max: 1, onnotice: () => {} }));
  const ran = await Promise.all(migrators.map((each) => run(undefined, each)));
  expect(ran.flat().toSorted()).toEqual(["shop/0002-age.sql", "shop/0003-index.sql"]);
  await Promise.all(migrators.map((each) => each.end()));
});

it("runs nothing at all where a file was changed after it ran", async () => {
  await write("0001-note.sql", "create table note (id bigint primary key)");
  await write("0002-age.sql", "alter table note add column age int");
  await expect(run()).rejects.toThrow("shop/0001-note.sql was changed after it ran");
  expect(await sql`select name from schema_migration`).toEqual([{ name: "shop/0001-note.sql" }]);
});
