import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { queueMail } from "../../src/modules/mail/index.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailStandIn, openMailStandIn, type SmtpStep } from "../harness/mail/mail-stand-in.ts";
import { startMailWorker } from "../harness/mail/mail-worker.ts";
import { languageIdOf, recoveryMail } from "../harness/mail/mails.ts";
import { testShop } from "../harness/test-shop.ts";
import { messageIdOf, unnoticedMails } from "../harness/mail/unnoticed-mails.ts";

/** MAIL_KILL_RUNS=200 for the long run. */
const RUNS = Number(process.env.MAIL_KILL_RUNS ?? 10);
/** How long a worker gets to reach the step it is to die at. */
const PATIENCE_MS = 30_000;

const shop = testShop();
let server: MailStandIn | undefined;
afterAll(() => server?.close());

/** Where the worker dies: while starting, at each step of the conversation, and after the server's 250 (milliseconds). */
type Death = { step: SmtpStep; afterMs: number } | { step: "start"; afterMs: number };
const deaths: readonly Death[] = [
  ...(["connect", "sender", "recipient", "data", "received"] as const).map((step) => ({ step, afterMs: 0 })),
  { step: "start", afterMs: 300 },
  ...[0, 1, 3, 10].map((afterMs) => ({ step: "accepted" as const, afterMs })),
];

it(
  `every mail arrives and none is doubled unseen, in ${RUNS} runs with a killed worker`,
  { timeout: 60_000 + RUNS * 15_000 },
  async () => {
    const smtp = (server = await openMailStandIn());
    const languageId = await languageIdOf(shop.sql, "de-DE");
    const unnoticed: string[] = [];
    for (let run = 0; run < RUNS; run++) {
      await shop.sql.begin((tx) =>
        queueMail(tx, recoveryMail(`killed-${run}`, languageId, `run${run}@mail.example`)),
      );
      const before = smtp.deliveries.length;
      await killAt(smtp, deaths[run % deaths.length] ?? { step: "start", afterMs: 0 });
      unnoticed.push(...(await unnoticedMails(shop.sql, smtp, before)));
    }
    await finish(smtp);

    const delivered = smtp.deliveries.map(messageIdOf).toSorted();
    const mails = await shop.sql<{ id: string }[]>`select id from mail`;
    const messageIds = mails.map(({ id }) => `<${id}@hearth.example>`);
    console.log(
      `mails: ${RUNS} events, ${new Set(delivered).size} Message-IDs, ${delivered.length} deliveries; ` +
        `sent again because the worker died between the server's 250 and the mark: ${unnoticed.length}`,
    );
    expect(new Set(delivered)).toEqual(new Set(messageIds));
    expect(mails.length).toBe(RUNS);
    // A 250 that nobody lived to write down is the one case in which a mail goes out again, under the same Message-ID.
    expect(delivered).toEqual([...messageIds, ...unnoticed].toSorted());
  },
);

/** A worker that is left alone. */
async function finish(smtp: MailStandIn): Promise<void> {
  const worker = startMailWorker(shop.databaseUrl, smtp.url);
  await eventually(async () => {
    const waiting = await shop.sql`select from mail where sent_at is null`;
    const jobs = await shop.sql`select from graphile_worker.jobs`;
    if (waiting.length + jobs.length > 0)
      throw new Error(`${waiting.length} mails wait, ${jobs.length} jobs`);
  }, 120_000);
  await worker.end("SIGTERM");
}

/** A new worker, dead as soon as some mail reaches the step. */
async function killAt(smtp: MailStandIn, death: Death): Promise<void> {
  const worker = startMailWorker(shop.databaseUrl, smtp.url);
  if (death.step === "start") {
    await sleep(death.afterMs);
    return worker.end("SIGKILL");
  }
  let isDead = false;
  await new Promise<void>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error(`no mail came to "${death.step}"`)), PATIENCE_MS);
    smtp.onStep = async (step) => {
      if (step !== death.step || isDead) return;
      isDead = true;
      clearTimeout(tooLong);
      if (death.afterMs > 0) await sleep(death.afterMs);
      await worker.end("SIGKILL");
      resolve();
      // Nothing after the step may happen: the answer would go to nobody.
      if (step !== "accepted") throw new Error("the client has gone");
    };
  });
  smtp.onStep = async () => {};
}
