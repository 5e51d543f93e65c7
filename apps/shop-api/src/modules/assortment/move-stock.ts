import { adminFailure, type ProductSheet } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import type { ReferenceData } from "../reference/index.ts";
import { noSuchProduct, readProductSheet } from "./product-sheet.ts";
import { findShelf, insertMovement, moveShelf, type StockMove } from "./stock.sql.ts";
import { wrongField } from "./wrong-field.ts";

/** Pieces that came or went. What happened is not refused by the gate: goods are gone when they are gone. */
export async function moveStock(tx: Tx, reference: ReferenceData, move: StockMove): Promise<ProductSheet> {
  if (move.pieces === 0) throw wrongField("pieces", "NOTHING");
  const shelf = await findShelf(tx, move.productId);
  if (!shelf) throw noSuchProduct();
  if (shelf.hasVariants)
    throw adminFailure(409, "ADMIN__HAS_VARIANTS", { detail: "Its variants are what lies on the shelf." });
  const stock = await moveShelf(tx, move.productId, move.pieces);
  if (stock === undefined)
    throw adminFailure(409, "ADMIN__STOCK_TOO_LOW", { detail: "There are not so many pieces." });
  await insertMovement(tx, move, stock);
  return readProductSheet(tx, reference, move.productId);
}
