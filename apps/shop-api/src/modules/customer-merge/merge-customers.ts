import { adminFailure, changedMeanwhile, type MergePreview } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { eraseMerged } from "../account/index.ts";
import {
  lockCustomers,
  moveAddresses,
  moveOrders,
  moveReviews,
  moveWishlist,
} from "./merge-customers.sql.ts";
import { previewMerge } from "./preview-merge.ts";

export interface MergeWish {
  id: string;
  version: number;
  otherId: string;
  otherVersion: number;
}

/**
 * In the transaction of the desk, with its record. Both rows are ours until it ends: an order of either is written before and moves
 * with the others, or finds its account closed and is refused.
 */
export async function mergeCustomers(tx: Tx, wish: MergeWish): Promise<MergePreview> {
  const ids = [wish.id, wish.otherId] as const;
  await lockCustomers(tx, ids);
  const seen = await previewMerge(tx, ids);
  const { stays, closes, refusals } = seen;
  if (stays.version !== wish.version || closes.version !== wish.otherVersion) throw changedMeanwhile(seen);
  if (refusals.length > 0)
    throw adminFailure(409, "ADMIN__NOT_MERGEABLE", {
      detail: "These accounts cannot be made one.",
      parameters: { reasons: refusals },
    });
  await moveOrders(tx, ids);
  await moveAddresses(tx, ids);
  await moveReviews(tx, ids);
  await moveWishlist(tx, ids);
  await eraseMerged(tx, closes.id, stays.email);
  return seen;
}
