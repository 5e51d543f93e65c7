import { failure } from "@hearth/contract";
import { accepted, checkNewsletter, isEmail, NEWSLETTER_TEXT_FIELD } from "@hearth/contract/form";
import type { Attempts } from "../../platform/attempts.ts";
import type { Sql } from "../../platform/database.ts";
import type { Transact } from "../../platform/transaction.ts";
import { type Caller, formRules } from "../customer/index.ts";
import { networkOf } from "./evidence.ts";
import { grantWish } from "./grant-wish.ts";
import { newWishId, queueWish, type Wish } from "./newsletter-jobs.sql.ts";
import { isAddressOf } from "./recipient.sql.ts";

export interface NewsletterPorts {
  sql: Sql;
  writes: Sql;
  transact: Transact;
  attempts: Attempts;
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
  await wish(ports, caller, {
    ...wishOf(caller, email),
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
    trace: { ...traceOf(caller), storefrontUrl, formText: form.customFields[NEWSLETTER_TEXT_FIELD] },
  });
}

/** Answers the same for an address nobody knows. */
export async function unsubscribe(ports: NewsletterPorts, caller: Caller, typed: string): Promise<void> {
  const email = typed.trim();
  if (!isEmail(email)) return;
  await wish(ports, caller, { ...wishOf(caller, email), kind: "unsubscribe", trace: traceOf(caller) });
}

const wishOf = ({ scope }: Caller, email: string) => ({
  id: newWishId(),
  channelId: scope.channel.id,
  email,
});

const traceOf = ({ scope, address }: Caller) => ({
  at: new Date(scope.now).toISOString(),
  network: networkOf(address),
});

/** Customers see at once what became of a wish about their own address; about any other nothing may be seen. */
async function wish(ports: NewsletterPorts, { scope }: Caller, wanted: Wish): Promise<void> {
  const { customer } = scope;
  if (customer && (await isAddressOf(ports.sql, customer.id, wanted.email))) {
    await ports.transact((tx) => grantWish(tx, wanted));
  } else await queueWish(ports.writes, wanted);
}

function throttled(seconds: number) {
  return failure(429, "CONTENT__NEWSLETTER_RECIPIENT_THROTTLED", {
    detail: `Too many requests, try again in ${seconds} seconds.`,
    parameters: { seconds },
  });
}
