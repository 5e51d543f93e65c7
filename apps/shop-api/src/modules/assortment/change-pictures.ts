import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { changeSeenProduct, type ProductChange, type SeenProduct } from "./change-seen-product.ts";
import { writePictures } from "./write-product.sql.ts";
import { wrongField } from "./wrong-field.ts";

/** The cover first. */
export function changeProductPictures(
  tx: Tx,
  reference: ReferenceData,
  seen: SeenProduct,
  pictures: readonly { id: string; mediaId: string }[],
): Promise<ProductChange> {
  return changeSeenProduct(tx, reference, seen, async () => {
    if (!(await writePictures(tx, seen.id, pictures))) throw wrongField("mediaIds", "UNKNOWN");
  });
}
