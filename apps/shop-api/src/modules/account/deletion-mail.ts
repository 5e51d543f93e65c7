import type { Tx } from "../../platform/database/transaction.ts";
import type { Scope } from "../context/index.ts";
import { type Person, toPerson } from "../customer/index.ts";
import { queueMail } from "../mail/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";

export function mailAccountDeleted(tx: Tx, scope: Scope, person: Person): Promise<void> {
  const mail = toPerson(person, shopUrlIn(scope, person.language_id));
  return queueMail(tx, { ...mail, eventKey: `account-deleted:${person.id}`, template: "account-deleted" });
}
