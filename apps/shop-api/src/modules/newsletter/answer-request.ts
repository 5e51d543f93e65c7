import type { KeyRing } from "@hearth/service/secrets";
import type { Tx } from "../../platform/database/transaction.ts";
import { mailDigest, newSecret } from "../link-secret/index.ts";
import { queueMail } from "../mail/index.ts";
import { mailTextIn, withRequest } from "./evidence.ts";
import { leaveLink } from "./leave-seal.ts";
import {
  type NewsletterRequest,
  queueForgetting,
  selectLocale,
  wasMailQueued,
} from "./newsletter-jobs.sql.ts";
import { askAgain, insertRecipient, lockByEmail, type RecipientRow } from "./recipient.sql.ts";

export async function answerRequest(tx: Tx, request: NewsletterRequest, keys: KeyRing): Promise<void> {
  const known = await lockByEmail(tx, request.channelId, request.email);
  if (request.kind === "subscribe") await ask(tx, request, known);
  else if (known && known.status !== "optOut") await sendLeaveLink(tx, { request, known, keys });
}

async function ask(
  tx: Tx,
  request: Extract<NewsletterRequest, { kind: "subscribe" }>,
  known: RecipientRow | undefined,
): Promise<void> {
  if (known && isReader(known)) return;
  const eventKey = `newsletter-confirm:${request.id}`;
  // A second secret would make the link of the mail that is on its way worthless.
  if (await wasMailQueued(tx, eventKey)) return;
  const { channelId, email, languageId, person, trace } = request;
  const { secret, hash } = newSecret();
  const requested = { ...trace, mailText: mailTextIn(await selectLocale(tx, languageId)) };
  const evidence = withRequest(known?.evidence ?? {}, requested);
  const asked = { ...person, email, hash, language_id: languageId, evidence };
  if (known) await askAgain(tx, known.id, asked);
  const id = known?.id ?? (await insertRecipient(tx, channelId, asked));
  if (id === undefined) return;
  const shopUrl = trace.storefrontUrl;
  const link = `${shopUrl}/newsletter-subscribe?em=${mailDigest(email)}&hash=${secret}`;
  const data = { shopUrl, link };
  await queueMail(tx, { eventKey, template: "newsletter-confirm", languageId, recipient: email, data });
  await queueForgetting(tx, id);
}

/** Anybody may type an address: only its mailbox learns whether it gets the newsletter, and how to leave. */
async function sendLeaveLink(
  tx: Tx,
  {
    request,
    known,
    keys,
  }: { request: Extract<NewsletterRequest, { kind: "unsubscribe" }>; known: RecipientRow; keys: KeyRing },
): Promise<void> {
  const { id, languageId, shopUrl } = request;
  await queueMail(tx, {
    eventKey: `newsletter-leave:${id}`,
    template: "newsletter-leave",
    languageId,
    recipient: known.email,
    data: { shopUrl, link: leaveLink(keys, known.id, shopUrl) },
  });
}

export function isReader({ status }: Pick<RecipientRow, "status">): boolean {
  return status === "optIn" || status === "direct";
}
