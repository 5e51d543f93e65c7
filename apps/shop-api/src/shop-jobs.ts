import type { TaskList } from "graphile-worker";
import { accountJobs } from "./modules/customer/index.ts";
import { createSendMail, SEND_MAIL } from "./modules/mail/index.ts";
import { newsletterJobs } from "./modules/newsletter/index.ts";
import { createOrderLetters, orderConfirmationJobs } from "./modules/order-confirmation/index.ts";
import { openPaymentProviders, paymentJobs, SWEEP_PAYMENTS } from "./modules/payment/index.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/database.ts";
import { JOB_CONCURRENCY, type JobRunner, startJobs } from "./platform/jobs.ts";
import { openSmtp } from "./platform/smtp.ts";
import { createTransact } from "./platform/transaction.ts";

const cron = [{ task: SWEEP_PAYMENTS, match: "* * * * *", options: { maxAttempts: 1 } }];

/** Works on all jobs of the shop. Without a mail server mails wait for a worker that has one. */
export async function startShopJobs(config: Config, warn: (error: unknown) => void): Promise<JobRunner> {
  const transport = config.smtpUrl ? openSmtp(config.smtpUrl) : undefined;
  // A mail holds its connection while it is being sent: slow mail servers must not keep the outbox waiting.
  const sql = openDatabase(config.databaseUrl, { poolSize: JOB_CONCURRENCY });
  const transact = createTransact(sql);
  const payments = openPaymentProviders(config.payment, config.mail.from.name);
  const { holdMinutes, bank } = config.payment;
  const { seller } = config;
  const tasks: TaskList = {
    ...accountJobs(transact),
    ...newsletterJobs(transact),
    ...orderConfirmationJobs({ transact, seller, bank }),
    ...paymentJobs({ sql, transact, payments, holdMinutes, warn, count: () => {} }),
  };
  const sources = createOrderLetters(seller, bank);
  if (transport) tasks[SEND_MAIL] = createSendMail({ sql, transport, settings: config.mail, sources, warn });
  const jobs = await startJobs(config.databaseUrl, { tasks, cron }, warn);
  return {
    ended: jobs.ended,
    async stop() {
      await jobs.stop();
      transport?.close();
      await sql.end({ timeout: 5 });
    },
  };
}
