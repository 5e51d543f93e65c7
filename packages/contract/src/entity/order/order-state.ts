import Type, { type Static } from "typebox";
import { idSchema } from "../../schema/id.ts";
import { answerObject, translated } from "../../schema/schema-parts.ts";

export const orderStates = ["open", "in_progress", "completed", "cancelled"] as const;

export const transactionStates = [
  "open",
  "in_progress",
  "authorized",
  "unconfirmed",
  "paid",
  "paid_partially",
  "reminded",
  "failed",
  "cancelled",
  "refunded",
  "refunded_partially",
  "chargeback",
] as const;

export const deliveryStates = [
  "open",
  "shipped",
  "shipped_partially",
  "returned",
  "returned_partially",
  "cancelled",
] as const;

/** Names are for people, in the language of the request; decisions are made by the technical name. */
export const StateSchema = answerObject("StateMachineState", "state_machine_state", {
  id: idSchema(),
  technicalName: Type.Enum([...new Set([...orderStates, ...transactionStates, ...deliveryStates])]),
  name: Type.String(),
  translated: translated({ name: Type.String() }),
});

export type OrderState = (typeof orderStates)[number];
export type TransactionState = (typeof transactionStates)[number];
export type DeliveryState = (typeof deliveryStates)[number];
export type State = Static<typeof StateSchema>;
