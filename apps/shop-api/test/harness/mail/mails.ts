import type { Sql } from "../../../src/platform/database/database.ts";
import type { QueuedMail } from "../../../src/modules/mail/index.ts";

export const SHOP_URL = "https://shop.example/de";

/** A mail about an event, to somebody. */
export function recoveryMail(
  eventKey: string,
  languageId: string,
  recipient = "anna@mail.example",
): QueuedMail {
  return {
    eventKey,
    template: "password-recovery",
    languageId,
    recipient,
    data: {
      shopUrl: SHOP_URL,
      name: "Anna Nowak",
      link: `${SHOP_URL}/account/recover/password?hash=${eventKey}`,
    },
  };
}

export async function languageIdOf(sql: Sql, locale: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from language where locale_code = ${locale}`;
  if (!row) throw new Error(`no language ${locale}`);
  return row.id;
}
