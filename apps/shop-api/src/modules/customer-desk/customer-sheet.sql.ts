import type { CustomerHead, CustomerSheet } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { headColumns } from "./list-customers.sql.ts";

export interface SheetRow
  extends CustomerHead, Pick<CustomerSheet, "version" | "locale" | "birthday" | "vatIds" | "isEmailProven"> {
  requestedGroupId: string | null;
  groupRequestedAt: string | null;
  groupDecision: "accepted" | "declined" | null;
  groupDecidedAt: string | null;
}

export async function selectSheetRow(sql: Sql, id: string): Promise<SheetRow | undefined> {
  const [row] = await sql<SheetRow[]>`
    select ${headColumns(sql)}, c.version, l.locale_code as locale, c.birthday::text as birthday, c.vat_ids as "vatIds",
      c.opt_in_confirmed_at is not null as "isEmailProven", c.requested_group_id as "requestedGroupId",
      c.group_requested_at as "groupRequestedAt", c.group_decision as "groupDecision", c.group_decided_at as "groupDecidedAt"
    from customer c join language l on l.id = c.language_id where c.id = ${id}`;
  return row;
}

export function selectAddresses(sql: Sql, customerId: string) {
  return sql<CustomerSheet["addresses"]>`
    select a.id, trim(concat_ws(' ', a.first_name, a.last_name)) as name, a.company, a.street, a.zipcode, a.city, k.iso as country,
      a.phone_number as phone, a.id is not distinct from c.default_billing_address_id as "isBilling",
      a.id is not distinct from c.default_shipping_address_id as "isShipping"
    from customer_address a join customer c on c.id = a.customer_id join country k on k.id = a.country_id
    where a.customer_id = ${customerId} order by a.created_at, a.id`;
}

export function selectProviders(sql: Sql, customerId: string) {
  return sql<{ provider: string }[]>`
    select provider from customer_identity where customer_id = ${customerId} order by created_at`;
}

export function selectNewestReviews(sql: Sql, customerId: string) {
  return sql<CustomerSheet["reviews"]>`
    select v.id, p.product_number as "productNumber", v.title, v.points, v.created_at as "createdAt"
    from product_review v join product p on p.id = v.product_id where v.customer_id = ${customerId}
    order by v.created_at desc, v.id limit 20`;
}

/** Inside a transaction: nobody changes the customer meanwhile. Undefined: there is none. */
export async function lockVersion(tx: Tx, id: string): Promise<number | undefined> {
  const [row] = await tx<{ version: number }[]>`select version from customer where id = ${id} for update`;
  return row?.version;
}

export async function setActive(tx: Tx, id: string, isActive: boolean): Promise<void> {
  await tx`update customer set active = ${isActive}, updated_at = now() where id = ${id}`;
}

export async function setGroup(tx: Tx, id: string, groupId: string): Promise<void> {
  await tx`update customer set customer_group_id = ${groupId}, updated_at = now() where id = ${id}`;
}
