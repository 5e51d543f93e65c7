import type { KeyRing } from "@hearth/service/secrets";
import type { Transact } from "../../platform/transaction.ts";
import { grantWish } from "./grant-wish.ts";
import { FORGET_NEWSLETTER_REQUEST, NEWSLETTER_WISH, type Wish } from "./newsletter-jobs.sql.ts";
import { forgetRequest } from "./recipient.sql.ts";

/** What the worker does for the newsletter. A job may run twice: the second time finds its work done. */
export function newsletterJobs(transact: Transact, keys: KeyRing) {
  return {
    [NEWSLETTER_WISH]: (payload: unknown) => transact((tx) => grantWish(tx, payload as Wish, keys)),
    [FORGET_NEWSLETTER_REQUEST]: (payload: unknown) =>
      transact((tx) => forgetRequest(tx, (payload as { recipientId: string }).recipientId)),
  };
}
