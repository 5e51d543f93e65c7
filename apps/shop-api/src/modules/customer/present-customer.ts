import type { Customer, HearthEmailChange, HearthGroupRequest } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { presentCustomerGroup, presentPaymentMethod, presentSalutation } from "../reference/index.ts";
import { type AddressRow, type CustomerRow, EMAIL_CHANGE_HOURS } from "./customer-rows.ts";
import { presentAddress } from "./present-address.ts";

const HOUR_MS = 3_600_000;

export interface CustomerRecord {
  customer: CustomerRow;
  addresses: readonly AddressRow[];
}

/** Nobody outside learns the hash of a password: fields are named one by one. */
export function presentCustomer(scope: Scope, { customer: row, addresses }: CustomerRecord): Customer {
  const shown = addresses.map((address) => presentAddress(scope, address, row));
  const address = (id: string | null) => shown.find((each) => each.id === id) ?? null;
  const isCaller = scope.customer?.id === row.id;
  const active = (chosen: string | null | undefined, fallback: string | null) =>
    address(isCaller ? (chosen ?? fallback) : fallback);
  return {
    id: row.id,
    customerNumber: row.customer_number,
    salesChannelId: row.sales_channel_id,
    languageId: row.language_id,
    groupId: row.customer_group_id,
    requestedGroupId: row.requested_group_id,
    guest: row.guest,
    active: row.active,
    email: row.email,
    accountType: row.account_type,
    salutationId: row.salutation_id,
    title: row.title,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    vatIds: row.vat_ids,
    birthday: row.birthday,
    defaultBillingAddressId: row.default_billing_address_id,
    defaultShippingAddressId: row.default_shipping_address_id,
    defaultBillingAddress: address(row.default_billing_address_id),
    defaultShippingAddress: address(row.default_shipping_address_id),
    activeBillingAddress: active(scope.customer?.billingAddressId, row.default_billing_address_id),
    activeShippingAddress: active(scope.customer?.shippingAddressId, row.default_shipping_address_id),
    addresses: shown,
    defaultPaymentMethodId: row.default_payment_method_id,
    lastPaymentMethodId: row.last_payment_method_id,
    ...presentRelations(scope, row),
    doubleOptInRegistration: row.double_opt_in,
    doubleOptInEmailSentDate: row.opt_in_sent_at,
    doubleOptInConfirmDate: row.opt_in_confirmed_at,
    lastLogin: row.last_login_at,
    orderCount: row.order_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    customFields: row.custom_fields,
    extensions: { hearthGroupRequest: groupRequest(row), ...emailChange(scope, row) },
    apiAlias: "customer",
  };
}

/** Where the last request for another group stands. */
function groupRequest(row: CustomerRow): HearthGroupRequest {
  const isAsking = row.requested_group_id !== null;
  return {
    state: isAsking ? "requested" : (row.group_decision ?? "none"),
    at: isAsking ? (row.group_requested_at ?? row.created_at) : row.group_decided_at,
    apiAlias: "hearth_group_request",
  };
}

/** Another address that waits for the link in its mailbox, as long as that link is valid. */
function emailChange(
  { now }: Scope,
  { new_email, new_email_asked_at }: CustomerRow,
): { hearthEmailChange?: HearthEmailChange } {
  if (new_email === null || new_email_asked_at === null) return {};
  const until = new Date(Date.parse(new_email_asked_at) + EMAIL_CHANGE_HOURS * HOUR_MS);
  if (until.getTime() <= now) return {};
  const validUntil = until.toISOString().replace("Z", "+00:00");
  return { hearthEmailChange: { email: new_email, validUntil, apiAlias: "hearth_email_change" } };
}

function presentRelations({ reference, refs }: Scope, row: CustomerRow) {
  const salutation = reference.rows.salutations.find(({ id }) => id === row.salutation_id);
  const group = reference.customerGroup.get(row.customer_group_id);
  const method = (id: string | null) => {
    const found = reference.paymentMethod.get(id ?? "");
    return found ? presentPaymentMethod(found, refs) : null;
  };
  return {
    salutation: salutation ? presentSalutation(salutation, refs.chain) : null,
    group: group ? presentCustomerGroup(group, refs.chain) : null,
    defaultPaymentMethod: method(row.default_payment_method_id),
    lastPaymentMethod: method(row.last_payment_method_id),
  };
}
