import {
  accepted,
  checkRegister,
  type CheckedAddress,
  type CheckedRegistration,
} from "@hearth/contract/form";
import type { Tx } from "../../platform/transaction.ts";
import { attachCustomer } from "../sign-in/index.ts";
import { queueForgetting } from "./account-jobs.sql.ts";
import type { AccountPorts, Caller } from "./account-ports.ts";
import {
  insertCustomer,
  type NewAddress,
  type NewCustomer,
  selectByEmail,
  selectRecord,
} from "./customer.sql.ts";
import { mailAlreadyRegistered, mailConfirmLink, mailGroupRequested, mailWelcome } from "./customer-mail.ts";
import { isWaiting } from "./customer-rows.ts";
import { formRules } from "./form-rules.ts";
import { newSecret } from "./link-secret.ts";
import type { CustomerRecord } from "./present-customer.ts";
import { takeMailAttempt } from "./throttle.ts";

export interface Registered {
  record: CustomerRecord;
  /** Null: nobody is signed in before the mail link was opened. */
  token: string | null;
}

/**
 * Makes a customer or a guest. With a password and confirmation by mail, a known address does everything an unknown one does; only
 * the mail differs, and what was made for a known one can never be confirmed and is forgotten at once.
 */
export async function register(ports: AccountPorts, caller: Caller, input: unknown): Promise<Registered> {
  const { scope } = caller;
  const form = accepted(checkRegister(input, formRules(scope)));
  if (form.password === null)
    return ports.transact((tx) => signUp(tx, ports, caller, toCustomer(caller, form), form));
  await takeMailAttempt(ports, caller, { area: "register", account: form.email });
  const passwordHash = await ports.passwords.hash(form.password);
  const customer = { ...toCustomer(caller, form), password_hash: passwordHash };
  return ports.transact(async (tx) => {
    const known = await selectByEmail(tx, scope.channel.id, form.email);
    const isTaken = known !== undefined && !isWaiting(known);
    return isTaken || ports.config.doubleOptIn
      ? askForProof(tx, customer, form, isTaken)
      : signUp(tx, ports, caller, customer, form);
  });
}

async function askForProof(
  tx: Tx,
  customer: NewCustomer,
  form: CheckedRegistration,
  isTaken: boolean,
): Promise<Registered> {
  const { secret, hash } = newSecret();
  const waiting = {
    ...customer,
    double_opt_in: true,
    opt_in_sent_at: new Date().toISOString(),
    opt_in_hash: isTaken ? null : hash,
  };
  const record = await insert(tx, waiting, form);
  if (isTaken) await mailAlreadyRegistered(tx, record.customer, form.storefrontUrl);
  else await mailConfirmLink(tx, record.customer, form.storefrontUrl, secret);
  await queueForgetting(tx, record.customer.id, !isTaken);
  return { record, token: null };
}

async function signUp(
  tx: Tx,
  { config }: AccountPorts,
  { scope }: Caller,
  customer: NewCustomer,
  form: CheckedRegistration,
): Promise<Registered> {
  const record = await insert(tx, customer, form);
  if (!customer.guest) await mailWelcome(tx, scope, record.customer);
  await mailGroupRequested(tx, scope, record.customer, config.mail.shopAddress);
  const lifetimeSeconds = config.sessionLifetimeSeconds;
  const token = await attachCustomer(tx, { scope, customerId: record.customer.id, lifetimeSeconds });
  return { record, token };
}

async function insert(tx: Tx, customer: NewCustomer, form: CheckedRegistration): Promise<CustomerRecord> {
  const shipping = form.shippingAddress && toAddress(form.shippingAddress);
  const id = await insertCustomer(tx, customer, { billing: toAddress(form.billingAddress), shipping });
  const record = await selectRecord(tx, id);
  if (!record) throw new Error("A customer that was just made is not there");
  return record;
}

function toCustomer({ scope }: Caller, form: CheckedRegistration): NewCustomer {
  return {
    sales_channel_id: scope.channel.id,
    customer_group_id: scope.channel.customer_group_id,
    requested_group_id: form.requestedGroupId,
    email: form.email,
    guest: form.guest,
    password_hash: null,
    account_type: form.accountType,
    salutation_id: form.salutationId,
    title: form.title,
    first_name: form.firstName,
    last_name: form.lastName,
    company: form.company,
    vat_ids: [...form.vatIds],
    birthday: form.birthday,
    language_id: scope.languageId,
    double_opt_in: false,
    opt_in_sent_at: null,
    opt_in_confirmed_at: null,
    opt_in_hash: null,
    custom_fields: {},
  };
}

/** As the table keeps it. */
export function toAddress(address: CheckedAddress): NewAddress {
  return {
    salutation_id: address.salutationId,
    title: address.title,
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    department: address.department,
    street: address.street,
    additional_address_line1: address.additionalAddressLine1,
    additional_address_line2: address.additionalAddressLine2,
    zipcode: address.zipcode,
    city: address.city,
    country_id: address.countryId,
    country_state_id: address.countryStateId,
    phone_number: address.phoneNumber,
    custom_fields: withoutNulls(address.customFields),
  };
}

function withoutNulls(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
