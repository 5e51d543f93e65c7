import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { eventually } from "../../shop-api/test/harness/eventually.ts";
import { projectAll } from "../../shop-api/test/harness/content/project-all.ts";
import { createTestDatabase, type TestDatabase } from "../../shop-api/test/harness/test-database.ts";
import { makeEasyPhoto } from "../proof/make-photo.ts";
import { seededRandom } from "../proof/seeded-random.ts";
import { createServer } from "../src/http/server.ts";
import { type OpenServices, openServices } from "../src/open-services.ts";
import { readConfig } from "../src/platform/config.ts";
import { openDatabase, type Sql } from "../src/platform/database.ts";

const studio = join(import.meta.dirname, "../../../catalog/data/media/products");
const pictureOf = (name: string) => join(studio, `${name}.webp`);
const single = "pump-eco";
const family = "panel-radiator";
const variant = "bath-radiator-anthracite";
const others = ["solar-cable", "wallbox-11", "multimeter", "pv-module"];

let mediaDir: string;
let database: TestDatabase;
let sql: Sql;
let services: OpenServices;
let origin: string;
let close: () => Promise<void>;
const ids = { single: "", family: "", variant: "", others: [] as string[] };

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), "picture-search-"));
  database = await createTestDatabase(inject("shopTemplate"));
  sql = openDatabase(database.url);
  await hangPictures();
  await start();
});

afterAll(async () => {
  await close?.();
  await sql?.end();
  await database?.drop();
  await rm(mediaDir, { recursive: true, force: true });
});

/** The real service on a free port, wired as in main.ts, with the test shop's products and the demo's pictures. */
async function open(): Promise<void> {
  const env = {
    DATABASE_URL: database.url,
    MEDIA_DIR: mediaDir,
    LOG_LEVEL: "silent",
    POLL_SECONDS: "1",
    DEADLINE_MS: "60000",
  };
  services = await openServices(readConfig(env));
  const app = createServer(services);
  services.start(app.log);
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
  close = async () => {
    await app.close();
    await services.close();
  };
}

async function start(): Promise<void> {
  await open();
  await eventually(async () => expect((await fetch(`${origin}/ready`)).status).toBe(200), PATIENCE_MS);
}

const PATIENCE_MS = 100_000;

/** Takes the drawings of the test catalogue away and gives its products real pictures. */
async function hangPictures(): Promise<void> {
  await sql`delete from product_media`;
  const alone = await sql<{ id: string }[]>`
    select id from product p where parent_id is null and active is not false and listing_mode = 'family'
      and not exists (select 1 from product v where v.parent_id = p.id) order by product_number`;
  const [parent] = await sql<{ id: string }[]>`
    select id from product p where listing_mode = 'family' and exists (select 1 from product v where v.parent_id = p.id)
    order by product_number`;
  const [child] = await sql<{ id: string }[]>`
    select id from product where parent_id = ${parent?.id ?? ""} and active is not false order by product_number`;
  ids.single = alone[0]?.id ?? "";
  ids.family = parent?.id ?? "";
  ids.variant = child?.id ?? "";
  ids.others = alone.slice(1, 1 + others.length).map((row) => row.id);
  await hang(single, ids.single);
  await hang(family, ids.family);
  await hang(variant, ids.variant);
  for (const [at, id] of ids.others.entries()) await hang(others[at] ?? "", id);
  await projectAll(database.url);
}

async function hang(name: string, productId: string): Promise<void> {
  await copyFile(pictureOf(name), join(mediaDir, `${name}.webp`));
  await sql`
    with picture as (
      insert into media (id, path, file_name, file_extension, mime_type, file_size)
      values (gen_random_uuid(), ${`/media/${name}.webp`}, ${name}, 'webp', 'image/webp', 1) returning id
    )
    insert into product_media (id, product_id, media_id) select gen_random_uuid(), ${productId}, id from picture`;
}

async function find(photo: Buffer): Promise<{ productId: string; similarity: number }[]> {
  const answer = await fetch(`${origin}/find?limit=5`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: new Uint8Array(photo),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { hits: { productId: string; similarity: number }[] }).hits;
}

test("a turned, blurred photo in other light finds the product", async () => {
  const hits = await find(await makeEasyPhoto(pictureOf(single), seededRandom(1)));
  expect(hits[0]?.productId).toBe(ids.single);
  expect(hits[0]?.similarity).toBeGreaterThan(hits[1]?.similarity ?? 0);
});

test("a photo of a family finds what is shown for it, once", async () => {
  const hits = await find(await makeEasyPhoto(pictureOf(family), seededRandom(2)));
  expect(hits[0]?.productId).toBe(ids.family);
  expect(hits.map((hit) => hit.productId)).not.toContain(ids.variant);
});

test("a photo of a variant with a picture of its own finds the variant", async () => {
  const hits = await find(await makeEasyPhoto(pictureOf(variant), seededRandom(3)));
  expect(hits[0]?.productId).toBe(ids.variant);
});

test("a photo stored on its side is the same photo", async () => {
  const upright = await sharp(pictureOf(single)).resize(448, 448).png().toBuffer();
  const stored = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).png().toBuffer();
  expect(await find(stored)).toEqual(await find(upright));
});

test("what was computed is kept: a second start looks at nothing again", async () => {
  const before = await sql`select content_hash, made_at from picture_search.feature order by 1`;
  expect(before).toHaveLength(3 + others.length);
  await close();
  await start();
  expect(await sql`select content_hash, made_at from picture_search.feature order by 1`).toEqual(before);
});

test("a picture that was taken down is not found any more, a new one is", async () => {
  const [hidden = ""] = ids.others;
  await sql`delete from product_media where product_id = ${hidden}`;
  await hang("tool-case", hidden);
  await projectAll(database.url);
  const photo = await readFile(pictureOf("tool-case"));
  await eventually(async () => expect((await find(photo))[0]?.productId).toBe(hidden), PATIENCE_MS);
  const [{ count } = { count: 0 }] = await sql<
    { count: number }[]
  >`select count(*)::int from picture_search.feature`;
  expect(count).toBe(3 + others.length);
});

test("it ends between two looks, however many pictures wait", async () => {
  await close();
  await sql`delete from picture_search.feature`;
  await open();
  await close();
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::int from picture_search.feature`;
  expect(count).toBeLessThan(2);
});
