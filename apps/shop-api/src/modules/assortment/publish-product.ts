import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { changeSeenProduct, type ProductChange, type SeenProduct } from "./change-seen-product.ts";
import { makeMissingPaths } from "./make-paths.ts";
import { setActive } from "./write-product.sql.ts";

/** Sold from now on, unless the gate has anything against the family. A variant of a family that is not sold waits for it. */
export function publishProduct(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProduct,
  newId: () => string,
): Promise<ProductChange> {
  return changeSeenProduct(tx, reference, { ...seen, mustPass: true }, async ({ parentId }) => {
    await setActive(tx, seen.id, true);
    await makeMissingPaths(tx, reference, parentId ?? seen.id, newId);
  });
}

/** A family loses a variant, but not its last one: that is withdrawing the family. */
export function withdrawProduct(tx: Tx, reference: ReferenceData, seen: SeenProduct): Promise<ProductChange> {
  return changeSeenProduct(tx, reference, seen, () => setActive(tx, seen.id, false));
}
