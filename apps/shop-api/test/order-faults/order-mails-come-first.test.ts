import { Logger, runOnce } from "graphile-worker";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newRequestId, queueRequest } from "../../src/modules/newsletter/newsletter-jobs.sql.ts";
import { startShopJobs } from "../../src/shop-jobs.ts";
import { fromElsewhere, newEmail, newMember } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { bankEnv } from "../harness/order/confirmations.ts";
import { eventually } from "../harness/eventually.ts";
import { withWithdrawalPage } from "../harness/content/given-legal-pages.ts";
import { type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { testConfig } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

const FLOOD = 2000;
/** Of a worker, for jobs of every kind. */
const SHARED_SLOTS = 4;

const shop = testShop({ prepare: withWithdrawalPage, env: bankEnv });
let smtp: MailStandIn;
beforeAll(async () => {
  smtp = await openMailStandIn();
});
afterAll(() => smtp.close());

/** Wishes to leave the newsletter, as a stranger may send them from many networks. */
async function flood(count: number): Promise<void> {
  const [channel] = await shop.sql<
    { id: string }[]
  >`select id from sales_channel where access_key = ${id.accessKey}`;
  const wish = {
    kind: "unsubscribe",
    languageId: id.language("de"),
    shopUrl: "http://shop.example",
  } as const;
  const wishes = Array.from({ length: count }, () =>
    queueRequest(shop.services.writes, {
      ...wish,
      id: newRequestId(),
      channelId: channel?.id ?? "",
      email: newEmail(),
    }),
  );
  await Promise.all(wishes);
}

/** Which jobs a worker with one slot would do, in their order. Each of them is done by name only. */
async function orderOfWork(): Promise<string[]> {
  const done: string[] = [];
  const names = await shop.sql<{ task_identifier: string }[]>`
    select distinct task_identifier from graphile_worker.jobs`;
  await runOnce({
    connectionString: shop.databaseUrl,
    concurrency: 1,
    maxPoolSize: 2,
    taskList: Object.fromEntries(
      names.map(({ task_identifier: name }) => [name, async () => void done.push(name)]),
    ),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
  return done;
}

it("what came last but concerns a withdrawal, an order or a password is done first, the receipt of the law before all", async () => {
  const { email } = await newMember(shop);
  await shop.sql`delete from graphile_worker._private_jobs`;
  await flood(FLOOD);
  await order(shop, await guestWith(shop, item("hose")));
  await shop.api.post("/withdrawal", {
    name: "Ada Brenner",
    contract: "10001",
    email: newEmail(),
  });
  const asked = { email, storefrontUrl: "http://shop.example" };
  await shop.api.post("/account/recovery-password", asked, fromElsewhere());
  const done = await orderOfWork();
  expect(done.slice(0, 3)).toEqual(["send_first_mail", "order_placed", "recover_password"]);
  expect(done.length).toBeGreaterThan(FLOOD);
});

it("an order is confirmed by mail although every other slot is stuck with something else", async () => {
  await shop.sql`delete from graphile_worker._private_jobs`;
  await flood(FLOOD);
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // Nobody gets past this lock: each wish that is begun keeps its slot.
  const stuck = shop.sql.begin(async (tx) => {
    await tx`lock table newsletter_recipient in access exclusive mode`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const jobs = await startShopJobs(
    testConfig(shop.databaseUrl, { SMTP_URL: smtp.url, ...bankEnv }),
    () => {},
  );
  try {
    await eventually(async () => {
      const begun = await shop.sql`select from graphile_worker.jobs where locked_at is not null`;
      expect(begun.length).toBeGreaterThanOrEqual(SHARED_SLOTS);
    }, 60_000);
    const guest = await guestWith(shop, item("hose"));
    await order(shop, guest);
    await eventually(async () => {
      expect(smtp.deliveries.flatMap(({ recipients }) => recipients)).toContain(guest.email);
    }, 60_000);
    const waiting = await shop.sql`
      select from graphile_worker.jobs where task_identifier = 'newsletter_wish'`;
    expect(waiting).toHaveLength(FLOOD);
  } finally {
    released.resolve();
    await stuck;
    await jobs.stop();
  }
});
