import { Logger, runOnce } from "graphile-worker";
import { newsletterJobs } from "../../../src/modules/newsletter/index.ts";
import { fromElsewhere, linkIn, newEmail } from "./account.ts";
import type { Headers } from "../api-client.ts";
import type { TestShop } from "../test-shop.ts";

/** Does what the worker would do for the newsletter; mails go on waiting. Wishes about one address stand in line: `runOnce` may end between two. */
export async function runNewsletterJobs(shop: TestShop): Promise<void> {
  const { transact, config } = shop.services;
  const isWaiting = () => shop.sql`
    select from graphile_worker.jobs where task_identifier = 'newsletter_wish' and run_at <= now()`;
  do {
    await runOnce({
      connectionString: shop.databaseUrl,
      maxPoolSize: 2,
      taskList: newsletterJobs(transact, config.serviceKey),
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
    });
  } while ((await isWaiting()).length > 0);
}

export const subscription = (email: string, more: object = {}) => ({
  email,
  option: "subscribe",
  storefrontUrl: "http://shop.example",
  ...more,
});

/** Asks for the newsletter, from a network of its own. */
export const subscribe = (
  shop: TestShop,
  email: string,
  more: object = {},
  headers: Headers = fromElsewhere(),
) => shop.api.post("/newsletter/subscribe", subscription(email, more), headers);

/** Asks for the newsletter and answers the proof in the link of the mail. */
export async function askFor(
  shop: TestShop,
  email: string,
  more: object = {},
): Promise<Record<string, string>> {
  await subscribe(shop, email, more);
  await runNewsletterJobs(shop);
  return linkIn(shop, email, "newsletter-confirm");
}

/** Asks to leave, from a network of its own, and answers the proof in the link of the mail. */
export async function askToLeave(shop: TestShop, email: string): Promise<Record<string, string>> {
  await shop.api.post("/newsletter/unsubscribe", { email }, fromElsewhere());
  await runNewsletterJobs(shop);
  return linkIn(shop, email, "newsletter-leave");
}

export const leaveByLink = (shop: TestShop, proof: object) =>
  shop.api.post("/hearth/newsletter/leave", proof, fromElsewhere());

/** Somebody who confirmed. */
export async function newReader(shop: TestShop, email = newEmail()): Promise<string> {
  await shop.api.post("/newsletter/confirm", await askFor(shop, email));
  return email;
}

export interface RecipientRow {
  id: string;
  status: string;
  voucher_code: string | null;
  first_name: string | null;
  evidence: Record<string, Record<string, unknown>>;
  welcomed_at: string | null;
  confirmed_at: string | null;
}

export async function recipient(shop: TestShop, email: string): Promise<RecipientRow | undefined> {
  const [row] = await shop.sql<RecipientRow[]>`
    select * from newsletter_recipient where lower(email) = lower(${email})`;
  return row;
}
