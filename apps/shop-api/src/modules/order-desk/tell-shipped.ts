import { leftToSend } from "@hearth/rules";
import type { Tx } from "../../platform/database/transaction.ts";
import { queueMail } from "../mail/index.ts";
import { aboutOrder, mailToBuyer, type OrderRow } from "../order/index.ts";
import { openOrder } from "./order-progress.ts";
import { selectShipments } from "./order-sheet.sql.ts";

/** Inside a transaction that has locked the order: what is on its way, in the language it was ordered in. False: no such shipment. */
export async function tellShipped(
  tx: Tx,
  order: OrderRow,
  { id, eventKey }: { id: string; eventKey: string },
): Promise<boolean> {
  const shipments = await selectShipments(tx, order.id);
  const shipment = shipments.find((each) => each.id === id);
  const lines = (await openOrder(tx, order.id))?.progress.lines;
  if (!shipment || !lines) return false;
  const labels = new Map(
    (order.document.order.lineItems ?? []).map((line) => [line.id as string, line.label]),
  );
  const about = aboutOrder(order);
  await queueMail(tx, {
    ...mailToBuyer(order),
    eventKey,
    // Of one that is told again: by now.
    template: lines.every((line) => leftToSend(line) === 0) ? "order-shipped" : "order-part-shipped",
    data: {
      ...about,
      orderLink: `${about.shopUrl}/order/${order.deep_link_code}`,
      lines: shipment.lines.map(({ lineId, quantity }) => ({ label: labels.get(lineId) ?? "", quantity })),
      carrier: shipment.carrier,
      trackingCode: shipment.trackingCode,
    },
  });
  return true;
}
