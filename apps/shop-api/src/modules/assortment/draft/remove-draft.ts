import { adminFailure, type ProductSheet } from "@hearth/admin-contract";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ReferenceData } from "../../reference/index.ts";
import { lockSeenProduct, type SeenProduct } from "../change-seen-product.ts";
import { deleteDraft } from "./draft.sql.ts";

/** Only what nobody ever saw or bought: orders, links and search engines know everything else. */
export async function removeDraft(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProduct,
): Promise<ProductSheet> {
  const { before } = await lockSeenProduct(tx, reference, seen);
  if (!before.isDraft)
    throw adminFailure(409, "ADMIN__WRONG_STATE", { detail: "It was on sale or ordered before." });
  await deleteDraft(tx, seen.id, before.parentId);
  return before;
}
