import type { Fragment } from "postgres";
import type { Sql } from "../../platform/database/database.ts";

/** What of an order somebody has to know to be let in. */
export interface Proof {
  id: string;
  customer_id: string | null;
  email: string;
  zipcode: string;
  deep_link_code: string;
  updated_at: string;
}

export async function selectProof(
  sql: Sql,
  channelId: string,
  by: { deepLinkCode: string } | { orderNumber: string } | { id: string },
): Promise<Proof | undefined> {
  const match: Fragment =
    "deepLinkCode" in by
      ? sql`deep_link_code = ${by.deepLinkCode}`
      : "id" in by
        ? sql`id = ${by.id}`
        : sql`order_number = ${by.orderNumber}`;
  const [row] = await sql<Proof[]>`
    select id, email, zipcode, deep_link_code, updated_at, customer_id from shop_order
    where ${match} and sales_channel_id = ${channelId}`;
  return row;
}
