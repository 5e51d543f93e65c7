import type { Sql } from "../../platform/database/database.ts";
import { deleteOverMessages } from "./contact-message.sql.ts";

export const FORGET_MESSAGES = "forget_messages";

/** What the worker does about messages: none is kept longer than the privacy page says. */
export function contactJobs(sql: Sql) {
  return {
    [FORGET_MESSAGES]: () => deleteOverMessages(sql),
  };
}
