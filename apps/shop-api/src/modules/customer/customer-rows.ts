import type { AccountType } from "@hearth/contract";
import type { PostalAddressRow } from "../postal-address/index.ts";

export interface CustomerRow {
  id: string;
  customer_number: string;
  sales_channel_id: string;
  customer_group_id: string;
  requested_group_id: string | null;
  /** Null: while registering. */
  group_requested_at: string | null;
  /** On the last request; null: none was decided. */
  group_decision: "accepted" | "declined" | null;
  group_decided_at: string | null;
  email: string;
  guest: boolean;
  active: boolean;
  password_hash: string | null;
  account_type: AccountType;
  salutation_id: string | null;
  title: string | null;
  first_name: string;
  last_name: string;
  company: string | null;
  vat_ids: string[];
  /** ISO day. */
  birthday: string | null;
  language_id: string;
  default_billing_address_id: string | null;
  default_shipping_address_id: string | null;
  default_payment_method_id: string | null;
  last_payment_method_id: string | null;
  order_count: number;
  double_opt_in: boolean;
  opt_in_sent_at: string | null;
  opt_in_confirmed_at: string | null;
  custom_fields: Record<string, unknown>;
  created_at: string;
  updated_at: string | null;
  last_login_at: string | null;
}

export interface AddressRow extends PostalAddressRow {
  customer_id: string;
  created_at: string;
  updated_at: string | null;
}

/** Another address that nobody has proven yet. The account stays open, but is not taken for the mailbox's owner. */
export const unproven = { double_opt_in: false, opt_in_confirmed_at: null } as const;

/** A registration that waits for the link of its mail. */
export function isWaiting(row: Pick<CustomerRow, "double_opt_in" | "opt_in_confirmed_at">): boolean {
  return row.double_opt_in && row.opt_in_confirmed_at === null;
}
