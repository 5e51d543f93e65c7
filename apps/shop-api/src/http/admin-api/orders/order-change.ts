import { type AdminEndpoint, adminEndpoints, type OrderSheet } from "@hearth/admin-contract";
import {
  cancelByStaff,
  type ChangedOrder,
  confirmRefund,
  flagOrder,
  markPaid,
  noteOrder,
  refundOrder,
  resendMail,
  returnGoods,
  shipOrder,
} from "../../../modules/order-desk/index.ts";
import { type AdminChange, change } from "../admin-handler.ts";

type Changing = Pick<AdminChange<AdminEndpoint>, "note"> & {
  params: { id: string };
  input: { version: number };
};

/** What was asked, and what it did to the states; the rest of the order is in its own tables. */
async function recorded(
  { params, input, note }: Changing,
  changed: Promise<ChangedOrder>,
): Promise<OrderSheet> {
  const { before, after } = await changed;
  note({ object: params.id, before: statesOf(before), after: { ...input, ...statesOf(after) } });
  return after;
}

function statesOf({ version, state, paymentState, deliveryState, flags }: OrderSheet) {
  return { version, state, paymentState, deliveryState, flags };
}

const seen = ({ params, input }: Changing) => ({ id: params.id, version: input.version });

export const orderChangeHandlers = {
  shipOrder: change(adminEndpoints.shipOrder, (call) => {
    const { lines, carrier = null, trackingCode = null } = call.input;
    return recorded(call, shipOrder(call.tx, seen(call), { pieces: lines, carrier, trackingCode }));
  }),
  refundOrder: change(adminEndpoints.refundOrder, (call) => {
    const { cause, lines: pieces, amountCents, isDropped = false, isShipping = false } = call.input;
    const request = { cause, pieces, amountCents, isDropped, isShipping };
    return recorded(call, refundOrder(call.tx, seen(call), request));
  }),
  confirmRefund: change(adminEndpoints.confirmRefund, (call) =>
    recorded(call, confirmRefund(call.tx, seen(call), call.params.refundId)),
  ),
  cancelOrder: change(adminEndpoints.cancelOrder, (call) =>
    recorded(call, cancelByStaff(call.tx, seen(call), call.input.cause)),
  ),
  markOrderPaid: change(adminEndpoints.markOrderPaid, (call) =>
    recorded(call, markPaid(call.tx, seen(call))),
  ),
  returnGoods: change(adminEndpoints.returnGoods, (call) => {
    const { lines: pieces, isRestocked } = call.input;
    return recorded(call, returnGoods(call.tx, seen(call), { pieces, isRestocked }));
  }),
  noteOrder: change(adminEndpoints.noteOrder, async ({ tx, params, input, visit, note }) => {
    const { id: staffId, name: author } = visit.person;
    const sheet = await noteOrder(tx, { orderId: params.id, staffId, author, content: input.content });
    note({ object: params.id, after: input });
    return sheet;
  }),
  flagOrder: change(adminEndpoints.flagOrder, (call) =>
    recorded(call, flagOrder(call.tx, seen(call), call.input.flags)),
  ),
  resendOrderMail: change(adminEndpoints.resendOrderMail, (call) =>
    recorded(call, resendMail(call.tx, seen(call), call.input.shipmentId)),
  ),
} as const;
