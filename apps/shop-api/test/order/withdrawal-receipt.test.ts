import type { WithdrawalReceipt } from "@hearth/contract";
import { afterAll, expect, it } from "vitest";
import { queueMail } from "../../src/modules/mail/index.ts";
import { JOB_CONCURRENCY } from "../../src/platform/jobs/jobs.ts";
import { fromElsewhere, newEmail } from "../harness/account/account.ts";
import { freePort } from "../harness/api-process.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { startMailWorker } from "../harness/mail/mail-worker.ts";
import { languageIdOf, recoveryMail } from "../harness/mail/mails.ts";
import { testShop } from "../harness/test-shop.ts";

/** The law wants the receipt without delay; a mail waits for nothing but its turn. */
const LATEST_MS = 60_000;
const shop = testShop();
let server: MailStandIn | undefined;
afterAll(() => server?.close());

const declare = async (email: string) => {
  const body = { name: "Ada Brenner", contract: "10001", email, goods: "nur die Pumpe" };
  return (await shop.api.post<WithdrawalReceipt>("/withdrawal", body, fromElsewhere())).body;
};

it("comes before whatever else waits, word for word, with the time and its zone", async () => {
  const smtp = (server = await openMailStandIn());
  const languageId = await languageIdOf(shop.sql, "de-DE");
  for (let n = 0; n < 30; n++)
    await shop.sql.begin((tx) =>
      queueMail(tx, recoveryMail(`waiting-${n}`, languageId, `w${n}@mail.example`)),
    );
  const email = newEmail();
  const { reference, receivedAt } = await declare(email);
  const worker = startMailWorker(shop.databaseUrl, smtp.url);
  const mail = await arrived(smtp, email);
  await worker.end("SIGTERM");
  expect(Date.now() - Date.parse(receivedAt)).toBeLessThan(LATEST_MS);
  // As many as are sent at once may have been faster.
  expect(mail.place).toBeLessThan(JOB_CONCURRENCY);
  expect(mail.text).toContain(reference);
  for (const said of ["Ada Brenner", "10001", "nur die Pumpe", email]) expect(mail.text).toContain(said);
  expect(mail.text).toMatch(/\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d (MEZ|MESZ)/u);
});

it("outlives a mail server that is down and a worker that is killed", async () => {
  const port = await freePort();
  const email = newEmail();
  await declare(email);
  const first = startMailWorker(shop.databaseUrl, `smtp://127.0.0.1:${port}`);
  await eventually(async () => {
    const tried = await shop.sql`select from mail where recipient = ${email} and sent_at is null`;
    const jobs = await shop.sql`select from graphile_worker.jobs where attempts > 0`;
    if (tried.length === 0 || jobs.length === 0) throw new Error("not tried yet");
  }, LATEST_MS);
  await first.end("SIGKILL");
  const smtp = await openMailStandIn(port);
  const second = startMailWorker(shop.databaseUrl, smtp.url);
  expect((await arrived(smtp, email)).text).toContain("Ada Brenner");
  await second.end("SIGTERM");
  await smtp.close();
});

async function arrived({ deliveries }: MailStandIn, email: string): Promise<{ place: number; text: string }> {
  await eventually(async () => {
    if (!deliveries.some(({ recipients }) => recipients.includes(email))) throw new Error("no receipt");
  }, LATEST_MS * 2);
  const place = deliveries.findIndex(({ recipients }) => recipients.includes(email));
  return { place, text: deliveries[place]?.mail.text ?? "" };
}
