import { randomBytes } from "node:crypto";
import type { AdminOperationId, OrderSheet } from "@hearth/admin-contract";
import type { AdminAnswer, AdminClient } from "./admin-client.ts";

/** Somebody of the staff with an order in front of them. */
export interface Desk {
  read(): Promise<OrderSheet>;
  /** What was read last is what the change is made from. */
  act(operation: AdminOperationId, input?: object, more?: DeskMore): Promise<AdminAnswer<OrderSheet>>;
}

interface DeskMore {
  key?: string;
  version?: number;
  params?: Readonly<Record<string, string>>;
}

export const newKey = () => `key-${randomBytes(8).toString("hex")}`;

export function deskOf(client: AdminClient, orderId: string): Desk {
  let version = 0;
  const params = { id: orderId };
  return {
    async read() {
      const { body } = await client.ask<OrderSheet>("readOrder", { params });
      version = body.version;
      return body;
    },
    async act(operation, input = {}, more = {}) {
      const named = operation === "noteOrder" ? input : { version: more.version ?? version, ...input };
      const answer = await client.ask<OrderSheet>(operation, {
        params: { ...params, ...more.params },
        input: { ...named },
        headers: { "idempotency-key": more.key ?? newKey() },
      });
      if (answer.status === 200) version = answer.body.version;
      return answer;
    },
  };
}

export const pieces = ({ lines }: OrderSheet, ...quantities: readonly number[]) =>
  quantities.flatMap((quantity, at) => (quantity > 0 ? [{ lineId: lines[at]?.id ?? "", quantity }] : []));
