import { Logger, runOnce } from "graphile-worker";
import { companyReader } from "../../../src/modules/company/index.ts";
import { orderConfirmationJobs } from "../../../src/modules/order-confirmation/index.ts";
import { startShopJobs } from "../../../src/shop-jobs.ts";
import { eventually } from "../eventually.ts";
import type { Delivery, MailStandIn } from "../mail/mail-stand-in.ts";
import { testConfig } from "../test-config.ts";
import type { TestShop } from "../test-shop.ts";

export const bankEnv = {
  BANK_NAME: "Musterbank",
  BANK_IBAN: "DE02120300000000202051",
  BANK_BIC: "BYLADEM1001",
  BANK_HOLDER: "Hearth GmbH",
};

const jobsOf = ({ services: { transact, config } }: TestShop) =>
  orderConfirmationJobs({ transact, company: companyReader(config) });

/** Does what the worker would do after an order, once. */
export const confirm = (shop: TestShop, orderId: string): Promise<void> =>
  jobsOf(shop).order_placed({ orderId });

/** Everything that waits to be confirmed; mails go on waiting. */
export async function runConfirmations(shop: TestShop): Promise<void> {
  await runOnce({
    connectionString: shop.databaseUrl,
    maxPoolSize: 2,
    taskList: jobsOf(shop),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  });
}

/** All jobs of the shop are worked on until the mail to this address, with these words in its subject, was delivered. */
export async function deliveryTo(
  shop: TestShop,
  smtp: MailStandIn,
  { email, about = "" }: { email: string; about?: string },
): Promise<Delivery> {
  const problems: unknown[] = [];
  const jobs = await startShopJobs(
    testConfig(shop.databaseUrl, { SMTP_URL: smtp.url, ...bankEnv }),
    (problem) => problems.push(problem),
  );
  const found = () =>
    smtp.deliveries.find(
      ({ recipients, mail }) =>
        recipients.includes(email) && mail.attachments.length > 0 && mail.subject?.includes(about),
    );
  try {
    await eventually(async () => {
      if (!found()) throw new Error(`nothing was sent to ${email}: ${problems.map(String).join()}`);
    }, 20_000);
  } finally {
    await jobs.stop();
  }
  return found() as Delivery;
}
