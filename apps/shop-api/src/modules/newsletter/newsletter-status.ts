import type { NewsletterRecipient } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { type Scope, signedIn } from "../context/index.ts";
import { selectStatus } from "./recipient.sql.ts";

/** Whether the customer gets the newsletter. */
export async function newsletterStatus(sql: Sql, scope: Scope): Promise<NewsletterRecipient> {
  const status = await selectStatus(sql, signedIn(scope).id);
  return { status, apiAlias: "account_newsletter_recipient" };
}
