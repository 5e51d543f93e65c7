import type { KeyRing } from "@hearth/service/secrets";
import type { Transact } from "../../platform/database/transaction.ts";
import { answerRequest } from "./answer-request.ts";
import {
  FORGET_NEWSLETTER_REQUEST,
  NEWSLETTER_REQUEST,
  type NewsletterRequest,
} from "./newsletter-jobs.sql.ts";
import { forgetRequest } from "./recipient.sql.ts";

/** What the worker does for the newsletter. A job may run twice: the second time finds its work done. */
export function newsletterJobs(transact: Transact, keys: KeyRing) {
  return {
    [NEWSLETTER_REQUEST]: (payload: unknown) =>
      transact((tx) => answerRequest(tx, payload as NewsletterRequest, keys)),
    [FORGET_NEWSLETTER_REQUEST]: (payload: unknown) =>
      transact((tx) => forgetRequest(tx, (payload as { recipientId: string }).recipientId)),
  };
}
