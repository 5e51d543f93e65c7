import { failure } from "@hearth/contract";
import { accepted, checkNewsletter, isEmail, NEWSLETTER_TEXT_FIELD } from "@hearth/contract/form";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Sql } from "../../platform/database/database.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import type { Caller } from "../context/index.ts";
import { formRules } from "../form-rules/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import { traceOf } from "./evidence.ts";
import { answerRequest } from "./answer-request.ts";
import { leave } from "./leave.ts";
import { newRequestId, queueRequest, type NewsletterRequest } from "./newsletter-jobs.sql.ts";
import { isAddressOf, lockByEmail } from "./recipient.sql.ts";

export interface NewsletterPorts {
  sql: Sql;
  writes: Sql;
  transact: Transact;
  attempts: Attempts;
  config: Pick<Config, "serviceKey">;
}

/** Whatever the option says, nobody gets a newsletter who has not opened the link of a mail. */
export async function subscribe(ports: NewsletterPorts, caller: Caller, input: unknown): Promise<void> {
  const { scope, address } = caller;
  const rules = { ...formRules(scope), languageIds: scope.channel.language_ids };
  const form = accepted(checkNewsletter(input, rules));
  const { email, storefrontUrl } = form;
  if (form.option === "unsubscribe") return unsubscribe(ports, caller, email);
  const seconds = await ports.attempts.take("newsletter", { address, account: email });
  if (seconds !== undefined) throw throttled(seconds);
  await answerOrQueue(ports, caller, {
    ...requestOf(caller, email),
    kind: "subscribe",
    languageId: form.languageId ?? scope.languageId,
    person: {
      salutation_id: form.salutationId,
      title: form.title,
      first_name: form.firstName,
      last_name: form.lastName,
      street: form.street,
      zip_code: form.zipCode,
      city: form.city,
    },
    trace: {
      ...traceOf(scope.now, address),
      storefrontUrl,
      formText: form.customFields[NEWSLETTER_TEXT_FIELD],
    },
  });
}

/**
 * Whoever is signed in with the address leaves at once. Anybody else has proven nothing: a link goes to the address, if it is a
 * reader's; the answer is the same if it is not.
 */
export async function unsubscribe(ports: NewsletterPorts, caller: Caller, typed: string): Promise<void> {
  const { scope, address } = caller;
  const email = typed.trim();
  if (!isEmail(email)) return;
  if (await isOwnAddress(ports, caller, email)) {
    await ports.transact(async (tx) => {
      await leave(tx, await lockByEmail(tx, scope.channel.id, email), traceOf(scope.now, address));
    });
    return;
  }
  const seconds = await ports.attempts.take("newsletter-leave", { address, account: email });
  if (seconds !== undefined) throw throttled(seconds);
  const { languageId } = scope;
  const shopUrl = shopUrlIn(scope, languageId);
  await queueRequest(ports.writes, { ...requestOf(caller, email), kind: "unsubscribe", languageId, shopUrl });
}

const requestOf = ({ scope }: Caller, email: string) => ({
  id: newRequestId(),
  channelId: scope.channel.id,
  email,
});

async function isOwnAddress({ sql }: NewsletterPorts, { scope }: Caller, email: string): Promise<boolean> {
  return scope.customer !== null && (await isAddressOf(sql, scope.customer.id, email));
}

/** Customers see at once what became of a request about their own address; about any other nothing may be seen. */
async function answerOrQueue(
  ports: NewsletterPorts,
  caller: Caller,
  request: NewsletterRequest,
): Promise<void> {
  if (await isOwnAddress(ports, caller, request.email)) {
    await ports.transact((tx) => answerRequest(tx, request, ports.config.serviceKey));
  } else await queueRequest(ports.writes, request);
}

function throttled(seconds: number) {
  return failure(429, "CONTENT__NEWSLETTER_RECIPIENT_THROTTLED", {
    detail: `Too many requests, try again in ${seconds} seconds.`,
    parameters: { seconds },
  });
}
