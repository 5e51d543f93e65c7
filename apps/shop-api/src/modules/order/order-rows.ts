import type { CancelCause } from "@hearth/admin-contract";
import type { StateOf } from "@hearth/rules";
import type { OrderDocument } from "./order-document.ts";

export interface OrderRow {
  id: string;
  order_number: string;
  key: string;
  sales_channel_id: string;
  customer_id: string | null;
  language_id: string;
  currency_id: string;
  state: StateOf<"order">;
  total_cents: number;
  email: string;
  zipcode: string;
  deep_link_code: string;
  document: OrderDocument;
  placed_at: string;
  updated_at: string;
  version: number;
  cancelled_for: CancelCause | null;
}

export interface TransactionRow {
  id: string;
  order_id: string;
  payment_method_id: string;
  state: StateOf<"transaction">;
  amount_cents: number;
  captured_cents: number;
  refunded_cents: number;
  provider: string | null;
  provider_reference: string | null;
  details: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}

export interface DeliveryRow {
  id: string;
  order_id: string;
  shipping_method_id: string;
  state: StateOf<"delivery">;
  tracking_codes: string[];
  updated_at: string;
}

/** Who moved a state: the shopper, the staff, a payment provider or the shop's own clock. */
export type Actor = "customer" | "staff" | "sweeper" | `payment:${string}`;
