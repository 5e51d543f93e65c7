import type { Tx } from "../../platform/database/transaction.ts";
import { queueMail, wasMailQueued } from "../mail/index.ts";
import { mailToBuyer, type OrderRow } from "../order/index.ts";
import { confirmationKey, repeatKeys, shipmentKey } from "./order-mails.ts";
import { orderNotFound } from "./read-order-sheet.ts";
import { type ChangedOrder, changeSeenOrder, notPossible, type SeenOrder } from "./seen-order.ts";
import { tellShipped } from "./tell-shipped.ts";

/** The same mail once more, to the same address. Undefined: the confirmation. */
export function resendMail(tx: Tx, seen: SeenOrder, shipmentId: string | undefined): Promise<ChangedOrder> {
  return changeSeenOrder(tx, seen, async ({ order, record }) => {
    const eventKey = await freeKey(
      tx,
      shipmentId === undefined ? confirmationKey(order.id) : shipmentKey(shipmentId),
    );
    if (shipmentId !== undefined) {
      if (!(await tellShipped(tx, order, { id: shipmentId, eventKey }))) throw orderNotFound();
      return;
    }
    const invoice = record.documents.find(({ type }) => type === "invoice");
    // The first one is still being made.
    if (!invoice) throw notPossible("resend");
    await queueConfirmation(tx, order, { eventKey, documentId: invoice.id });
  });
}

function queueConfirmation(
  tx: Tx,
  order: OrderRow,
  { eventKey, documentId }: { eventKey: string; documentId: string },
): Promise<void> {
  const { shopUrl, givenTexts } = order.document;
  return queueMail(tx, {
    ...mailToBuyer(order),
    eventKey,
    template: "order-placed",
    data: { shopUrl, orderId: order.id, documentId, texts: givenTexts },
  });
}

async function freeKey(tx: Tx, key: string): Promise<string> {
  for (const each of repeatKeys(key)) if (!(await wasMailQueued(tx, each))) return each;
  throw notPossible("resend");
}
