import { accountJobs } from "./modules/customer/index.ts";
import { createSendMail, SEND_MAIL } from "./modules/mail/index.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/database.ts";
import { JOB_CONCURRENCY, type JobRunner, startJobs } from "./platform/jobs.ts";
import { openSmtp } from "./platform/smtp.ts";
import { createTransact } from "./platform/transaction.ts";

/** Sends queued mails in this process. Without a mail server nothing runs: mails wait for a worker that has one. */
export async function startMailJobs(
  config: Config,
  warn: (error: unknown) => void,
): Promise<JobRunner | undefined> {
  if (!config.smtpUrl) return undefined;
  const transport = openSmtp(config.smtpUrl);
  // A mail holds its connection while it is being sent: slow mail servers must not keep the outbox waiting.
  const sql = openDatabase(config.databaseUrl, { poolSize: JOB_CONCURRENCY });
  const sendMail = createSendMail({ sql, transport, settings: config.mail, warn });
  const tasks = { [SEND_MAIL]: sendMail, ...accountJobs(createTransact(sql)) };
  const jobs = await startJobs(config.databaseUrl, tasks, warn);
  return {
    ended: jobs.ended,
    async stop() {
      await jobs.stop();
      transport.close();
      await sql.end({ timeout: 5 });
    },
  };
}
