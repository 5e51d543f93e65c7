import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Cart, Context } from "@hearth/contract";
import { importCatalogue } from "@hearth/catalog";
import { migrate } from "@hearth/service/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { installJobs } from "../../src/platform/jobs/jobs.ts";
import { migrationFolders } from "../../src/platform/database/migration-folders.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { quantitiesOf } from "../harness/order/cart.ts";
import { projectAll } from "../harness/content/project-all.ts";
import { createTestDatabase, type TestDatabase } from "../harness/test-database.ts";
import { type RunningServer, startServer } from "../harness/test-shop.ts";

/* A shop whose sessions were stored by their tokens is upgraded: nobody is signed out, no cart is lost, no token stays. */
const MEMBER = "memberMEMBERmemberMEMBERmember12";
const VISITOR = "visitorVISITORvisitorVISITORvi12";
const FORMER = "formerFORMERformerFORMERformer12";
const CUSTOMER_ID = "c".repeat(32);
const ADDRESS_ID = "a".repeat(32);
const hose = id.product("hose");

let database: TestDatabase;
let server: RunningServer;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  const home = await mkdtemp(join(tmpdir(), "upgrade-"));
  sql = openDatabase(database.url, { poolSize: 1 });
  const [shopFolder, ...others] = migrationFolders();
  if (!shopFolder) throw new Error("there are no migrations");
  await migrate(sql, [{ ...shopFolder, url: await formerMigrations(shopFolder.url, home) }, ...others]);
  await installJobs(database.url);
  await importCatalogue(sql, join(import.meta.dirname, "../catalogue"), {
    mediaDir: join(home, "media"),
    drafts: true,
  });
  await insertFormerRows();
  await migrate(sql, migrationFolders());
  await projectAll(database.url);
  server = await startServer(database.url, { MEDIA_DIR: join(home, "media") });
  await rm(home, { recursive: true });
});
afterAll(async () => {
  await server?.close();
  await sql?.end();
  await database?.drop();
});

/** As they were before sessions had rows of their own. */
async function formerMigrations(from: URL, home: string): Promise<URL> {
  const to = join(home, "migrations/");
  const files = (await readdir(from)).filter((name) => name !== "0033-sessions.sql");
  for (const name of files) await cp(new URL(name, from), join(to, name));
  return pathToFileURL(to);
}

async function insertFormerRows(): Promise<void> {
  await sql`insert into customer (id, sales_channel_id, customer_group_id, email, first_name, last_name, language_id)
    select ${CUSTOMER_ID}, c.id, c.customer_group_id, 'member@example.com', 'Ada', 'Brenner', c.language_id
    from sales_channel c where access_key = ${id.accessKey}`;
  await sql`insert into customer_address (id, customer_id, first_name, last_name, street, zipcode, city, country_id)
    values (${ADDRESS_ID}, ${CUSTOMER_ID}, 'Ada', 'Brenner', 'Ofenweg 1', '60314', 'Frankfurt', ${id.country("de")})`;
  await sql`update customer set default_billing_address_id = ${ADDRESS_ID}, default_shipping_address_id = ${ADDRESS_ID}`;
  await sql`insert into shop_session (token, sales_channel_id, customer_id, currency_id, created_at)
    select t.token, c.id, t.customer_id::uuid, ${id.currency("pln")}, now() - interval '90 days'
    from sales_channel c, (values (${MEMBER}, ${CUSTOMER_ID}), (${VISITOR}, null)) as t (token, customer_id)
    where access_key = ${id.accessKey}`;
  for (const [token, quantity] of [
    [MEMBER, 2],
    [VISITOR, 3],
  ] as const) {
    const content = JSON.stringify({
      lines: [{ id: hose, productId: hose, quantity, payload: {} }],
      codes: [],
      blockedPromotionIds: [],
      applied: [],
      zipcode: null,
      taxDeclaration: "none",
      customerComment: null,
    });
    await sql`insert into cart (token, version, product_ids, codes, content)
      values (${token}, 1, ${[hose]}::uuid[], '{}', ${content}::text::json)`;
  }
  await sql`insert into order_attempt (key, order_number, token)
    values ('living', '1', ${MEMBER}), ('over', '2', ${FORMER})`;
  await sql`insert into express_payment (reference, token) values ('member', ${MEMBER}), ('visitor', ${VISITOR})`;
}

async function seenBy(token: string) {
  const headers = { "sw-context-token": token };
  const context = await server.api.get<Context>("/context", headers);
  const cart = await server.api.get<Cart>("/checkout/cart", headers);
  return {
    isSameToken: context.token === token && cart.token === token,
    email: context.body.customer?.email ?? null,
    currency: context.body.currency.isoCode,
    cart: quantitiesOf(cart.body),
  };
}

it("whoever was signed in still is, with cart and choices", async () => {
  expect(await seenBy(MEMBER)).toEqual({
    isSameToken: true,
    email: "member@example.com",
    currency: "PLN",
    cart: [[hose, 2]],
  });
});

it("an anonymous visitor has cart and choices too", async () => {
  expect(await seenBy(VISITOR)).toEqual({
    isSameToken: true,
    email: null,
    currency: "PLN",
    cart: [[hose, 3]],
  });
});

it("a token nobody was given opens nothing", async () => {
  expect(await seenBy("foreignFOREIGNforeignFOREIGNfo12")).toMatchObject({
    email: null,
    currency: "EUR",
    cart: [],
  });
});

it("orders and wallets stay with whoever they are of, and a token that was over matches none", async () => {
  const owners = await sql`
    select a.key, x.customer_id from order_attempt a left join shop_context x on x.context_key = a.context_key order by 1`;
  expect(owners).toEqual([
    { key: "living", customer_id: CUSTOMER_ID },
    { key: "over", customer_id: null },
  ]);
  const wallets = await sql`
    select e.reference, x.customer_id from express_payment e join shop_context x on x.context_key = e.context_key order by 1`;
  expect(wallets).toEqual([
    { reference: "member", customer_id: CUSTOMER_ID },
    { reference: "visitor", customer_id: null },
  ]);
});

it("no token is left, and a signed-out token reaches the customer's cart no more", async () => {
  const rows = await sql`
    select s.*, x.*, c.context_key, a.context_key, e.context_key from shop_context x
    full join customer_session s on true full join cart c on true full join order_attempt a on true full join express_payment e on true`;
  for (const token of [MEMBER, VISITOR, FORMER]) expect(JSON.stringify(rows)).not.toContain(token);
  await server.api.post("/account/logout", {}, { "sw-context-token": MEMBER });
  expect(await seenBy(MEMBER)).toMatchObject({ email: null, currency: "EUR", cart: [] });
});
