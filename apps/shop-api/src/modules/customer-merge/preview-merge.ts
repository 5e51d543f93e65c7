import type { MergePreview } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { refusalsOf } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { type MergeFacts, type PartName, selectMergeFacts } from "./merge-facts.sql.ts";

const fates: Readonly<Record<PartName, MergePreview["parts"][number]["fate"]>> = {
  orders: "moves",
  redemptions: "moves",
  addresses: "moves",
  reviews: "moves",
  wishlist: "moves",
  withdrawals: "remains",
  newsletter: "remains",
  vatChecks: "ends",
  identities: "ends",
  sessions: "ends",
  cart: "ends",
};

/** The first of the two stays. */
export async function previewMerge(sql: Sql, ids: readonly [string, string]): Promise<MergePreview> {
  const found = await selectMergeFacts(sql, ids);
  const [stays, closes] = ids.map((id) => found.find((facts) => facts.id === id));
  if (!stays || !closes)
    throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such customer." });
  return {
    stays: accountOf(stays),
    closes: accountOf(closes),
    parts: (Object.keys(fates) as PartName[]).map((part) => ({
      part,
      stays: stays[part],
      closes: closes[part],
      fate: fates[part],
    })),
    refusals: refusalsOf(stays, closes),
  };
}

function accountOf(facts: MergeFacts): MergePreview["stays"] {
  const { id, number, name, company, email, accountType, groupId } = facts;
  const { isGuest, state, orderCount, createdAt, lastLoginAt, version } = facts;
  return {
    id,
    number,
    name,
    company,
    email,
    accountType,
    groupId,
    isGuest,
    state,
    orderCount,
    createdAt,
    lastLoginAt,
    version,
  };
}
