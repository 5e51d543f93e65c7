import type { Tracer } from "@hearth/service/tracing";
import type { TaskList } from "graphile-worker";
import { RECOVER_PASSWORD, recoveryJobs } from "./modules/authentication/index.ts";
import { bannerJobs } from "./modules/banner/index.ts";
import { companyReader } from "./modules/company/index.ts";
import { consentJobs, FORGET_CONSENTS } from "./modules/consent/index.ts";
import { contactJobs, FORGET_MESSAGES } from "./modules/contact/index.ts";
import { demoJobs } from "./modules/demo-shop/index.ts";
import { emailChangeJobs } from "./modules/email-change/index.ts";
import { legalTextJobs } from "./modules/legal-desk/index.ts";
import { createSendMail, SEND_FIRST_MAIL, SEND_MAIL } from "./modules/mail/index.ts";
import { mediaJobs } from "./modules/media-desk/index.ts";
import { newsletterJobs } from "./modules/newsletter/index.ts";
import { createOrderLetters, orderConfirmationJobs } from "./modules/order-confirmation/index.ts";
import { ORDER_CANCELLED, ORDER_PLACED } from "./modules/order/index.ts";
import { openPaymentProviders, paymentJobs, SWEEP_PAYMENTS } from "./modules/payment/index.ts";
import { FORGET_TRACKING, purchaseJobs } from "./modules/purchase/index.ts";
import { COUNT_ORDERS, recommendationJobs } from "./modules/recommendation/index.ts";
import { registrationJobs } from "./modules/registration/index.ts";
import { FORGET_RECORDS, retentionJobs } from "./modules/retention/index.ts";
import { FORGET_SESSIONS, sessionJobs } from "./modules/session/index.ts";
import { taxJobs } from "./modules/shop-settings/index.ts";
import { FORGET_STAFF_SESSIONS, staffJobs } from "./modules/staff/index.ts";
import { vatCheckJobs } from "./modules/vat-check/index.ts";
import type { Config } from "./platform/config/config.ts";
import { openDatabase } from "./platform/database/database.ts";
import { JOB_CONCURRENCY, type JobRunner, startJobs } from "./platform/jobs/jobs.ts";
import type { JobRun } from "./platform/jobs/job-runs.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import { openPurchaseReceiver } from "./platform/purchase-receiver.ts";
import { openSmtp } from "./platform/smtp.ts";
import { tracedTasks } from "./platform/jobs/traced-tasks.ts";
import { createTransact } from "./platform/database/transaction.ts";
import { openVatRegister } from "./platform/vat-register/vat-register.ts";

/** A buyer waits for these, or somebody who cannot sign in. */
const first = [ORDER_PLACED, ORDER_CANCELLED, RECOVER_PASSWORD, SEND_FIRST_MAIL];
const cron = [
  { task: SWEEP_PAYMENTS, match: "* * * * *", options: { maxAttempts: 1 } },
  { task: FORGET_CONSENTS, match: "37 3 * * *", options: { maxAttempts: 1 } },
  { task: FORGET_MESSAGES, match: "47 3 * * *", options: { maxAttempts: 1 } },
  { task: FORGET_SESSIONS, match: "17 3 * * *", options: { maxAttempts: 1 } },
  { task: FORGET_STAFF_SESSIONS, match: "27 3 * * *", options: { maxAttempts: 1 } },
  { task: FORGET_TRACKING, match: "37 3 * * *", options: { maxAttempts: 1 } },
  { task: FORGET_RECORDS, match: "57 3 * * *", options: { maxAttempts: 1 } },
  { task: COUNT_ORDERS, match: "43 2 * * *", options: { maxAttempts: 1 } },
];

interface ShopJobExtras {
  /** Of those who need the catalogue in memory. */
  more?: TaskList;
  tracer?: Tracer | null;
  metrics?: Pick<Metrics, "job" | "payment">;
}

/** Where nobody counts, failures are at least said. */
const untold = (warn: (error: unknown) => void) => ({
  job: ({ error }: JobRun) => {
    if (error !== null) warn(error);
  },
  payment: () => undefined,
});

/** Works on all jobs of the shop. Without a mail server mails wait for a worker that has one, and purchases without their receiver. */
export async function startShopJobs(
  config: Config,
  warn: (error: unknown) => void,
  { more = {}, metrics = untold(warn), tracer = null }: ShopJobExtras = {},
): Promise<JobRunner> {
  const transport = config.smtpUrl ? openSmtp(config.smtpUrl) : undefined;
  // A mail holds its connection while it is being sent: slow mail servers must not keep the outbox waiting.
  const sql = openDatabase(config.databaseUrl, { poolSize: JOB_CONCURRENCY, isTraced: tracer !== null });
  const transact = createTransact(sql);
  const payments = await openPaymentProviders(config.payment, config.mail.from.name);
  const company = companyReader(config);
  const receiver = config.purchases && openPurchaseReceiver(config.purchases);
  const register = config.vatRegister && openVatRegister(config.vatRegister);
  const tasks: TaskList = {
    ...more,
    ...recoveryJobs(transact),
    ...registrationJobs(transact),
    ...bannerJobs(sql),
    ...consentJobs(sql),
    ...contactJobs(sql),
    ...taxJobs(transact),
    ...sessionJobs(sql, config.sessionLifetimeSeconds),
    ...staffJobs(sql),
    ...demoJobs(transact),
    ...emailChangeJobs(transact),
    ...legalTextJobs(transact),
    ...mediaJobs(transact, config.mediaDir),
    ...recommendationJobs(transact),
    ...retentionJobs(sql, transact),
    ...newsletterJobs(transact, config.serviceKey),
    ...orderConfirmationJobs({ transact, company }),
    ...purchaseJobs({ sql, receiver, warn }),
    ...vatCheckJobs({ sql, transact, register }),
    ...paymentJobs({ sql, transact, payments, holds: config.payment, warn, count: metrics.payment }),
  };
  const sources = createOrderLetters(company);
  if (transport) {
    const sendMail = createSendMail({ sql, transport, settings: config.mail, company, sources, warn });
    Object.assign(tasks, { [SEND_MAIL]: sendMail, [SEND_FIRST_MAIL]: sendMail });
  }
  const jobs = await startJobs(
    config.databaseUrl,
    { tasks: tracer ? tracedTasks(tasks, tracer) : tasks, first, cron },
    { warn, ran: metrics.job },
  );
  return {
    ended: jobs.ended,
    async stop() {
      await jobs.stop();
      transport?.close();
      await sql.end({ timeout: 5 });
    },
  };
}
