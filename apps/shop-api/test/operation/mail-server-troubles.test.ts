import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startShopJobs } from "../../src/shop-jobs.ts";
import { queueMail } from "../../src/modules/mail/index.ts";
import type { JobRunner } from "../../src/platform/jobs/jobs.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailStandIn, openMailStandIn, smtpAnswer } from "../harness/mail/mail-stand-in.ts";
import { languageIdOf, recoveryMail } from "../harness/mail/mails.ts";
import { testConfig } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const warnings: string[] = [];
const runners: JobRunner[] = [];
let smtp: MailStandIn;
let languageId: string;

async function startRunner(smtpUrl: string): Promise<JobRunner> {
  const config = testConfig(shop.databaseUrl, { SMTP_URL: smtpUrl });
  const runner = await startShopJobs(config, (warning) => warnings.push(String(warning)));
  runners.push(runner);
  return runner;
}

beforeAll(async () => {
  languageId = await languageIdOf(shop.sql, "de-DE");
  smtp = await openMailStandIn();
  await startRunner(smtp.url);
});
afterEach(() => {
  smtp.onStep = async () => {};
});
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await smtp.close();
});

const queue = (eventKey: string) => shop.sql.begin((tx) => queueMail(tx, recoveryMail(eventKey, languageId)));
const copiesOf = (eventKey: string) =>
  smtp.deliveries.filter(({ raw }) => raw.includes(`hash=3D${eventKey}`));

async function stateOf(eventKey: string) {
  const [mail] = await shop.sql<{ sent: boolean; refused: string | null; data: object; jobs: number }[]>`
    select sent_at is not null as sent, refused, data,
      (select count(*) from graphile_worker._private_jobs j where j.payload ->> 'mailId' = mail.id::text) as jobs
    from mail where event_key = ${eventKey}`;
  return mail;
}

const expectSentOnce = (eventKey: string, deadlineMs = 20_000) =>
  eventually(async () => {
    expect(await stateOf(eventKey)).toEqual({ sent: true, refused: null, data: {}, jobs: 0 });
    expect(copiesOf(eventKey)).toHaveLength(1);
  }, deadlineMs);

it("sends a mail with both parts and forgets what was in it", async () => {
  await queue("plain");
  await expectSentOnce("plain");
  const [delivery] = copiesOf("plain");
  expect(delivery?.recipients).toEqual(["anna@mail.example"]);
  expect(delivery?.mail.from).toEqual({ name: "Hearth", address: "service@hearth.example" });
  expect(delivery?.mail.text).toContain("hash=plain");
  expect(delivery?.mail.html).toContain("hash=plain");
});

it("tries again after a 4xx", async () => {
  let refusals = 0;
  smtp.onStep = async (step) => {
    if (step === "recipient" && refusals++ === 0) throw smtpAnswer(451, "later");
  };
  await queue("four");
  await expectSentOnce("four");
  expect(refusals).toBe(2);
  expect(warnings.join()).toContain("451 RCPT TO");
});

it.each(["recipient", "received"] as const)("does not try again after a 5xx to the %s", async (at) => {
  smtp.onStep = async (step) => {
    if (step === at) throw smtpAnswer(550, "5.1.1 anna@mail.example is unknown");
  };
  await queue(`five-${at}`);
  const refused = at === "recipient" ? "550 RCPT TO" : "550 DATA";
  await eventually(async () => {
    expect(await stateOf(`five-${at}`)).toEqual({ sent: false, refused, data: {}, jobs: 0 });
  }, 20_000);
  expect(copiesOf(`five-${at}`)).toEqual([]);
  expect(warnings.join()).toContain(refused);
  expect(warnings.join()).not.toContain("anna@");
});

it("waits when the server refuses us and not the mail", async () => {
  let refusals = 0;
  smtp.onStep = async (step) => {
    if (step === "recipient" && refusals++ === 0) throw smtpAnswer(554, "5.7.1 relaying denied");
  };
  await queue("relay");
  await expectSentOnce("relay");
});

it("waits for a slow server, and a second worker leaves the mail alone", async () => {
  await startRunner(smtp.url);
  let isSlow = true;
  let end = () => {};
  const slowOneEnded = new Promise<void>((resolve) => (end = resolve));
  smtp.onStep = async (step) => {
    if (step !== "received" || !isSlow) return;
    isSlow = false;
    // As if the other worker took the first one for dead.
    await shop.sql`select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs`;
    await sleep(4000);
    setTimeout(end, 500);
  };
  await queue("slow");
  await expectSentOnce("slow", 25_000);
  await slowOneEnded;
  expect(copiesOf("slow")).toHaveLength(1);
});

it("keeps mails while there is no server", async () => {
  const other = await openMailStandIn();
  await other.close();
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await startRunner(other.url);
  await queue("down");
  await eventually(async () => {
    const [job] = await shop.sql`select attempts from graphile_worker.jobs`;
    expect(job?.attempts).toBeGreaterThanOrEqual(1);
    expect(warnings.join()).toContain("ESOCKET");
  }, 20_000);
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await startRunner(smtp.url);
  await expectSentOnce("down");
});
