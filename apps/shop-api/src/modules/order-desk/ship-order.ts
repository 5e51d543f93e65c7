import { adminFailure } from "@hearth/admin-contract";
import { leftToSend } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { followProgress } from "./follow-progress.ts";
import { lockShelves, takeGoods } from "./goods.sql.ts";
import { shipmentKey } from "./order-mails.ts";
import { insertShipment, type Parcel } from "./parcels.sql.ts";
import {
  type ChangedOrder,
  changeSeenOrder,
  requirePieces,
  requireStep,
  type SeenOrder,
} from "./seen-order.ts";
import { tellShipped } from "./tell-shipped.ts";

/** Goods leave, in one parcel or one of several: books, states and the mail to the buyer follow, all of it or nothing. */
export function shipOrder(tx: Tx, seen: SeenOrder, parcel: Parcel): Promise<ChangedOrder> {
  return changeSeenOrder(tx, seen, async (locked) => {
    const { pieces } = parcel;
    const orderId = locked.order.id;
    requireStep(locked, "ship");
    requirePieces(locked, pieces, leftToSend);
    const productId = await lockShelves(tx, { orderId, pieces });
    if (productId !== undefined) throw notInStock(productId);
    await takeGoods(tx, { orderId, pieces });
    const id = await insertShipment(tx, orderId, parcel);
    await followProgress(tx, orderId);
    await tellShipped(tx, locked.order, { id, eventKey: shipmentKey(id) });
  });
}

/** The books are wrong, or the shelf is empty: somebody has to look before the books go below nothing. */
function notInStock(productId: string) {
  return adminFailure(409, "ADMIN__NOT_IN_STOCK", {
    detail: "By the books there are too few of these goods.",
    parameters: { productId },
  });
}
