import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { fromElsewhere, newEmail, registration, runAccountJobs } from "../harness/account/account.ts";
import { startApiProcess } from "../harness/api-process.ts";
import { accessKey } from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { insertAccount } from "../harness/account/given-account.ts";
import { runNewsletterJobs, subscription } from "../harness/account/newsletter.ts";
import { seededRandom } from "../harness/seeded-random.ts";
import { testShop } from "../harness/test-shop.ts";

/* kill -9 of the API in the middle of registrations, newsletter wishes and recoveries: each happened wholly or not at all. */

/** KILL_RUNS=200 for the long run. */
const RUNS = Number(process.env.KILL_RUNS ?? 8);
const random = seededRandom(6);
const shop = testShop();

type Kind = "register" | "newsletter" | "recovery";
interface Sent {
  kind: Kind;
  email: string;
  isAnswered: boolean;
}

const requests: Record<Kind, (email: string) => [path: string, body: object]> = {
  register: (email) => ["/account/register", registration(email)],
  newsletter: (email) => ["/newsletter/subscribe", subscription(email)],
  recovery: (email) => ["/account/recovery-password", { email, storefrontUrl: "http://shop.example" }],
};
const templates: Record<Kind, string> = {
  register: "register-confirm",
  newsletter: "newsletter-confirm",
  recovery: "password-recovery",
};

it(
  `nothing is half made or lost and no mail is doubled in ${RUNS} runs with a killed API`,
  { timeout: 120_000 + RUNS * 60_000 },
  async () => {
    const sent: Sent[] = [];
    for (let run = 0; run < RUNS; run++) sent.push(...(await killWhileBusy()));
    await connectionsOfTheDeadToEnd();
    await runAccountJobs(shop);
    await runNewsletterJobs(shop);

    const problems: string[] = [];
    for (const each of sent) problems.push(...(await problemsOf(each)));
    const done = sent.filter(({ isAnswered }) => isAnswered).length;
    const made = await shop.sql<{ template: string; mails: number }[]>`
      select template, count(*)::int as mails from mail group by 1 order by 1`;
    const mails = made.map((row) => `${row.mails} ${row.template}`).join(", ");
    console.log(
      `${RUNS} kills: ${sent.length} requests, ${done} answered; mails: ${mails}; problems: ${problems.length}`,
    );
    expect(problems).toEqual([]);
    expect(await shop.sql`select event_key from mail group by 1 having count(*) > 1`).toEqual([]);
    expect(await halfMade()).toEqual([]);
    // Otherwise the kills came too late or too early to show anything.
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(sent.length);
  },
);

/** Several requests of each kind at once, and a kill somewhere in between. */
async function killWhileBusy(): Promise<Sent[]> {
  const kinds: Kind[] = ["register", "newsletter", "recovery", "register", "newsletter", "recovery"];
  const sent = kinds.map((kind) => ({ kind, email: newEmail(), isAnswered: false }));
  for (const { kind, email } of sent) if (kind === "recovery") await insertAccount(shop.sql, { email });
  const api = await startApiProcess(shop.databaseUrl);
  // After so many answers and a moment: how far requests come in a given time depends on the machine.
  let left = random.whole(0, sent.length - 1);
  const isTime = Promise.withResolvers<void>();
  const answers = sent.map(async (each) => {
    each.isAnswered = await isAccepted(api.origin, each);
    if (left-- <= 1) isTime.resolve();
  });
  if (left > 0) await isTime.promise;
  await sleep(random.whole(0, random.pick([5, 40, 150])));
  await api.kill();
  await Promise.all(answers);
  return sent;
}

async function isAccepted(origin: string, { kind, email }: Sent): Promise<boolean> {
  const [path, body] = requests[kind](email);
  const headers = { "sw-access-key": accessKey, "content-type": "application/json", ...fromElsewhere() };
  const answer = await fetch(`${origin}/store-api${path}`, {
    method: "POST",
    headers: headers as Record<string, string>,
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** What a dead process had sent already may still be at work in the database. */
const connectionsOfTheDeadToEnd = () =>
  eventually(async () => {
    const busy = await shop.sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
    if (busy.length > 0) throw new Error(`${busy.length} connections are busy`);
  }, 30_000);

/** An answer is kept; and there is exactly one mail with its job for what happened, none for what did not. */
async function problemsOf({ kind, email, isAnswered }: Sent): Promise<string[]> {
  const mails = await shop.sql<{ id: string; template: string }[]>`
    select id, template from mail where recipient = ${email}`;
  const made = {
    register: shop.sql`select from customer where email = ${email}`,
    newsletter: shop.sql`select from newsletter_recipient where email = ${email}`,
    recovery: shop.sql`select from customer_recovery r join customer c on c.id = r.customer_id where email = ${email}`,
  };
  const count = (await made[kind]).length;
  const ids = mails.map(({ id }) => id);
  const jobs = await shop.sql`
    select from graphile_worker._private_jobs where replace(payload ->> 'mailId', '-', '') = any(${ids})`;
  const say = (text: string) => `${kind} of ${email}: ${text}`;
  return [
    ...(isAnswered && count !== 1 ? [say("was answered and is lost")] : []),
    ...(count > 1 ? [say(`is there ${count} times`)] : []),
    ...(mails.length === count ? [] : [say(`${count} made, ${mails.length} mails`)]),
    ...(jobs.length === mails.length ? [] : [say(`${mails.length} mails, ${jobs.length} jobs`)]),
    ...(mails.every(({ template }) => template === templates[kind]) ? [] : [say("a mail of another kind")]),
  ];
}

/** Customers without their addresses, and registrations nobody would ever forget. */
const halfMade = () => shop.sql`
  select c.email from customer c
  left join customer_address a on a.id = c.default_billing_address_id and a.customer_id = c.id
  left join customer_address s on s.id = c.default_shipping_address_id and s.customer_id = c.id
  where a.id is null or s.id is null or (c.double_opt_in and not exists (
    select from graphile_worker._private_jobs j where replace(j.payload ->> 'customerId', '-', '') = replace(c.id::text, '-', '')))`;
