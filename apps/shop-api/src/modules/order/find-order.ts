import { type AccessPorts, type GuestProof, type OrderCaller, provenOrder } from "../order-access/index.ts";

/** The link of an order, for people who have lost their mail and know its number, e-mail and postal code. */
export async function findOrder(
  ports: AccessPorts,
  caller: OrderCaller,
  { orderNumber, ...proof }: GuestProof & { orderNumber: string },
) {
  const { deepLinkCode } = await provenOrder(ports, caller, { orderNumber: orderNumber.trim() }, proof);
  return { deepLinkCode, apiAlias: "hearth_found_order" as const };
}
