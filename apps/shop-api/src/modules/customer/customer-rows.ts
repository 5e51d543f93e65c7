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
  /** Waits until the link in its mailbox was followed. */
  new_email: string | null;
  new_email_asked_at: string | null;
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

/** The link of a mail to another address is valid for so long. */
export const EMAIL_CHANGE_HOURS = 24;

/** No other address waits, and a link that was sent is worth nothing. */
export const noEmailChange = { new_email: null, new_email_hash: null, new_email_asked_at: null } as const;

/** A registration that waits for the link of its mail. */
export function isWaiting(row: Pick<CustomerRow, "double_opt_in" | "opt_in_confirmed_at">): boolean {
  return row.double_opt_in && row.opt_in_confirmed_at === null;
}
