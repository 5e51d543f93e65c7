import { readFile } from "node:fs/promises";
import { Logger, runOnce } from "graphile-worker";
import { expect, it } from "vitest";
import { FORGET_RECORDS, retentionJobs } from "../../src/modules/retention/index.ts";
import { createTransact } from "../../src/platform/database/transaction.ts";
import { orderedBy } from "../harness/order/checkout.ts";
import { item } from "../harness/order/cart.ts";
import { testShop } from "../harness/test-shop.ts";

/* Nothing is kept longer than the law wants it or the shop needs it. */
const shop = testShop();
const YEAR = Number(new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Berlin" }).slice(0, 4));
const lastMinuteOf = (year: number) => `${year}-12-31T23:59:00+01:00`;

async function runJob(): Promise<void> {
  await shop.sql`select graphile_worker.add_job(${FORGET_RECORDS}, '{}'::json)`;
  await runOnce({
    connectionString: shop.databaseUrl,
    maxPoolSize: 2,
    taskList: retentionJobs(shop.sql, createTransact(shop.sql)),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
}

/** An order of a guest as it would stand there after that time. */
async function oldOrder(state: string, placedAt: string): Promise<string> {
  const { orderNumber } = (await orderedBy(shop, item("hose"))).order;
  await shop.sql`update shop_order set state = ${state}, placed_at = ${placedAt}::timestamptz
    where order_number = ${orderNumber}`;
  return orderNumber;
}

async function leftOf(numbers: readonly string[]): Promise<string[]> {
  const rows = await shop.sql<{ number: string }[]>`
    select order_number as number from shop_order where order_number = any(${numbers as string[]}) order by placed_at`;
  return rows.map(({ number }) => number);
}

it("keeps an order for eight calendar years, with everything of it and the guest", async () => {
  const over = await oldOrder("completed", lastMinuteOf(YEAR - 9));
  const kept = await oldOrder("completed", `${YEAR - 8}-01-01T00:00:00+01:00`);
  const open = await oldOrder("in_progress", lastMinuteOf(YEAR - 9));
  const [guest] = await shop.sql`select customer_id from shop_order where order_number = ${over}`;
  await runJob();
  expect(await leftOf([over, kept, open])).toEqual([open, kept]);
  expect(await shop.sql`select from customer where id = ${guest?.["customer_id"]}`).toHaveLength(0);
  const [lines] = await shop.sql`select count(*) from order_line l
    where not exists (select from shop_order o where o.id = l.order_id)`;
  expect(lines).toEqual({ count: 0 });
  const attempts =
    await shop.sql`select order_number from order_attempt where order_number in (${over}, ${kept})`;
  expect(attempts).toEqual([{ order_number: kept }]);
});

it("forgets attempts that became no order after 30 days, and no others", async () => {
  const kept = await oldOrder("completed", new Date().toISOString());
  await shop.sql`insert into order_attempt (key, order_number, context_key)
    values ('left-31-days-ago', 'none-1', 'x'), ('left-29-days-ago', 'none-2', 'x')`;
  await shop.sql`update order_attempt set created_at = now() - interval '31 days'
    where key = 'left-31-days-ago' or order_number = ${kept}`;
  await shop.sql`update order_attempt set created_at = now() - interval '29 days' where key = 'left-29-days-ago'`;
  await runJob();
  const left =
    await shop.sql`select order_number from order_attempt where order_number in ('none-1', 'none-2', ${kept})
    order by created_at`;
  expect(left).toEqual([{ order_number: kept }, { order_number: "none-2" }]);
});

async function addMail(template: string, createdAt: string, sentAt: string | null): Promise<string> {
  const [mail] = await shop.sql<{ id: string }[]>`
    insert into mail (id, event_key, template, language_id, recipient, data, created_at, sent_at)
    select gen_random_uuid(), gen_random_uuid()::text, ${template}, language_id, 'ada@example.com', '{}',
      ${createdAt}::timestamptz, ${sentAt}::timestamptz from sales_channel limit 1 returning id`;
  return mail?.id ?? "";
}

it("keeps letters about contracts for six calendar years and other mails for 30 days", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const old = lastMinuteOf(YEAR - 7);
  const gone = [await addMail("order-shipped", old, old), await addMail("welcome", daysAgo(31), daysAgo(31))];
  const kept = [
    await addMail("order-shipped", `${YEAR - 6}-01-01T00:00:00+01:00`, daysAgo(1)),
    await addMail("welcome", daysAgo(29), daysAgo(29)),
    await addMail("welcome", daysAgo(31), null),
  ];
  await runJob();
  const left = await shop.sql<
    { id: string }[]
  >`select id from mail where id = any(${[...gone, ...kept]}::uuid[])`;
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
});

async function addWithdrawal(receivedAt: string): Promise<string> {
  const [row] = await shop.sql<{ id: string }[]>`
    insert into withdrawal (id, reference, received_at, sales_channel_id, language_id, name, contract, email)
    select gen_random_uuid(), gen_random_uuid()::text, ${receivedAt}::timestamptz, id, language_id, 'Ada', '10001', 'ada@example.com'
    from sales_channel limit 1 returning id`;
  await shop.sql`insert into withdrawal_step (withdrawal_id, state) values (${row?.id ?? ""}, 'accepted')`;
  return row?.id ?? "";
}

it("keeps a withdrawal for eight calendar years, whoever wants it gone", async () => {
  const over = await addWithdrawal(lastMinuteOf(YEAR - 9));
  const kept = await addWithdrawal(`${YEAR - 8}-01-01T00:00:00+01:00`);
  await runJob();
  const left = await shop.sql`select id from withdrawal where id in (${over}, ${kept})`;
  expect(left).toEqual([{ id: kept }]);
  await expect(shop.sql`delete from withdrawal_step where withdrawal_id = ${kept}`).rejects.toThrow(
    "append-only",
  );
  await expect(shop.sql`delete from withdrawal where id = ${kept}`).rejects.toThrow("append-only");
});

it("names every table once it is there", async () => {
  const document = await readFile(new URL("../../../../docs/retention.md", import.meta.url), "utf8");
  const tables = await shop.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  expect(tables.map(({ name }) => name).filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

it("the privacy page says the same times, in each language", async () => {
  const page = await readFile(
    new URL("../../../../catalog/data/pages/privacy.yaml", import.meta.url),
    "utf8",
  );
  for (const words of [
    "acht Jahre auf, E-Mails dazu sechs Jahre",
    "30 Tage nach dem Versand, Meldungen der Zahlungsdienste nach 400 Tagen",
    "for eight years, e-mails about them for six years",
    "30 days after they were sent, notices of payment services after 400 days",
    "osiem lat, a wiadomości e-mail na ich temat sześć lat",
    "30 dni po wysłaniu, a powiadomienia operatorów płatności po 400 dniach",
  ]) {
    expect(page).toContain(words);
  }
});
