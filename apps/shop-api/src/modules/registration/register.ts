import { accepted, checkRegister, type CheckedRegistration } from "@hearth/contract/form";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Caller } from "../context/index.ts";
import { announceGroupRequest } from "../customer-group/index.ts";
import {
  type AccountPorts,
  type CustomerRecord,
  insertCustomer,
  isWaiting,
  type NewCustomer,
  selectByEmail,
  selectRecord,
  takeGuest,
  takeMailAttempt,
  toAddress,
} from "../customer/index.ts";
import { formRules } from "../form-rules/index.ts";
import { newSecret } from "../link-secret/index.ts";
import { refuseWeakPassword } from "../password-choice/index.ts";
import { attachCustomer } from "../sign-in/index.ts";
import { mailAlreadyRegistered, mailConfirmLink, mailWelcome } from "./registration-mail.ts";
import { queueForgetting } from "./registration.sql.ts";

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
  const signUp = (tx: Tx, customer: NewCustomer) => signUpNow(tx, { ports, caller, customer, form });
  if (form.password === null) {
    await takeGuest(ports, caller);
    return ports.transact((tx) => signUp(tx, toCustomer(caller, form)));
  }
  refuseWeakPassword(form.password, "/password", {
    email: form.email,
    shopName: ports.config.mail.from.name,
  });
  await takeMailAttempt(ports, caller, { area: "register", account: form.email });
  const passwordHash = await ports.passwords.hash(form.password);
  const customer = { ...toCustomer(caller, form), password_hash: passwordHash };
  return ports.transact(async (tx) => {
    const known = await selectByEmail(tx, scope.channel.id, form.email);
    const isTaken = known !== undefined && !isWaiting(known);
    return isTaken || ports.config.doubleOptIn
      ? askForProof(tx, { customer, form, isTaken })
      : signUp(tx, customer);
  });
}

interface Entry {
  customer: NewCustomer;
  form: CheckedRegistration;
}

async function askForProof(
  tx: Tx,
  { customer, form, isTaken }: Entry & { isTaken: boolean },
): Promise<Registered> {
  const { secret, hash } = newSecret();
  const waiting = {
    ...customer,
    double_opt_in: true,
    opt_in_sent_at: new Date().toISOString(),
    opt_in_hash: isTaken ? null : hash,
  };
  const record = await insert(tx, waiting, form);
  const { storefrontUrl: shopUrl } = form;
  if (isTaken) await mailAlreadyRegistered(tx, record.customer, shopUrl);
  else await mailConfirmLink(tx, record.customer, { shopUrl, secret });
  await queueForgetting(tx, record.customer.id, !isTaken);
  return { record, token: null };
}

async function signUpNow(
  tx: Tx,
  { ports, caller, customer, form }: Entry & { ports: AccountPorts; caller: Caller },
): Promise<Registered> {
  const { scope, agent } = caller;
  const record = await insert(tx, customer, form);
  if (!customer.guest) await mailWelcome(tx, scope, record.customer);
  await announceGroupRequest(tx, scope, { customer: record.customer, config: ports.config });
  const token = await attachCustomer(tx, { scope, customerId: record.customer.id, agent });
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
