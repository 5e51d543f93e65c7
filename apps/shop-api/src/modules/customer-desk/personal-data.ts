import type { CustomerExport } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { eraseAccount, exportAccount } from "../account/index.ts";
import { buildScope, type Scope } from "../context/index.ts";
import { selectCustomer } from "../customer/index.ts";
import type { ReferenceStore } from "../reference/index.ts";
import { customerNotFound } from "./read-customer-sheet.ts";

interface PersonPorts {
  references: ReferenceStore;
  now: number;
}

/** What the customer would get from the account page, word for word. */
export async function exportPerson(
  sql: Sql,
  ports: PersonPorts,
  id: string,
): Promise<{ number: string; held: CustomerExport }> {
  const { scope, number } = await scopeOf(sql, ports, id);
  return { number, held: await exportAccount(sql, scope, id) };
}

/** As if they had done it themselves, and with the same mail. */
export async function erasePerson(tx: Tx, ports: PersonPorts, id: string): Promise<void> {
  const { scope } = await scopeOf(tx, ports, id);
  await eraseAccount(tx, scope, id);
}

/** The shop as the customer sees it, in their channel and language; nobody is signed in by it. */
async function scopeOf(
  sql: Sql,
  { references, now }: PersonPorts,
  id: string,
): Promise<{ scope: Scope; number: string }> {
  const customer = await selectCustomer(sql, id);
  if (!customer) throw customerNotFound();
  const channel = references.current().rows.channels.find((each) => each.id === customer.sales_channel_id);
  if (!channel) throw new Error("The sales channel of the customer does not exist");
  const session = { token: "", row: undefined };
  const { language_id: languageId, customer_number: number } = customer;
  return { scope: buildScope({ references, channel, session, languageId, now }), number };
}
