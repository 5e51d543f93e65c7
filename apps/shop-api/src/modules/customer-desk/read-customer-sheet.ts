import type { CustomerSheet } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Config } from "../../platform/config/config.ts";
import type { Sql } from "../../platform/database/database.ts";
import { selectStatus } from "../newsletter/index.ts";
import { listSessions } from "../session/index.ts";
import { selectVatChecks } from "../vat-check/index.ts";
import {
  selectAddresses,
  selectNewestReviews,
  selectProviders,
  selectSheetRow,
  type SheetRow,
} from "./customer-sheet.sql.ts";

export interface SheetPorts {
  sql: Sql;
  config: Pick<Config, "sessionLifetimeSeconds">;
}

/** For staff: what the shop knows of a customer, but for orders, which have a list of their own. */
export async function readCustomerSheet({ sql, config }: SheetPorts, id: string): Promise<CustomerSheet> {
  const row = await selectSheetRow(sql, id);
  if (!row) throw customerNotFound();
  const [addresses, identities, newsletter, sessions, reviews, vatChecks] = await Promise.all([
    selectAddresses(sql, id),
    selectProviders(sql, id),
    selectStatus(sql, id),
    listSessions(sql, { customerId: id, sessionId: null }, config.sessionLifetimeSeconds),
    selectNewestReviews(sql, id),
    selectVatChecks(sql, [id]),
  ]);
  const { requestedGroupId: _1, groupRequestedAt: _2, groupDecision: _3, groupDecidedAt: _4, ...head } = row;
  return {
    ...head,
    groupRequest: groupRequestOf(row),
    identities: identities.map(({ provider }) => provider),
    addresses: [...addresses],
    newsletter,
    sessionCount: sessions.length,
    reviews: [...reviews],
    vatChecks: vatChecks.get(id) ?? [],
  };
}

function groupRequestOf(row: SheetRow): CustomerSheet["groupRequest"] {
  const { requestedGroupId, groupRequestedAt, groupDecision, groupDecidedAt, createdAt } = row;
  return requestedGroupId === null
    ? { state: groupDecision ?? "none", groupId: null, at: groupDecidedAt }
    : { state: "requested", groupId: requestedGroupId, at: groupRequestedAt ?? createdAt };
}

export function customerNotFound() {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such customer." });
}
