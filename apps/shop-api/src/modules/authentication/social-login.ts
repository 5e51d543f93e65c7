import { failure } from "@hearth/contract";
import { isEmail } from "@hearth/contract/form";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Caller } from "../context/index.ts";
import {
  type AccountPorts,
  deleteWaiting,
  insertCustomer,
  isWaiting,
  selectByEmail,
  selectCustomer,
} from "../customer/index.ts";
import { mailWelcome } from "../registration/index.ts";
import { attachCustomer } from "../sign-in/index.ts";
import { type Identity, insertIdentity, lockIdentity, selectIdentityCustomer } from "./identity.sql.ts";

export interface ProvenIdentity extends Identity {
  email: string;
  emailVerified: boolean;
  firstName?: string;
  lastName?: string;
  languageId?: string;
  /** The customer who is signed in has asked for it just now, in this browser. */
  link?: boolean;
}

/**
 * Signs in whom a provider has proven; returns the new token. A known identity is its customer. An unknown one is linked only by
 * whoever is signed in and asks for it, or by an address that both the provider and this shop have seen proven: anything less would
 * let a stranger take over an account, or wait in one for its owner. To be signed in is not to ask: a stranger may have planted the
 * session, or the provider's answer.
 */
export function socialLogin(
  { transact }: AccountPorts,
  caller: Caller,
  given: ProvenIdentity,
): Promise<string> {
  const { scope, agent } = caller;
  return transact(async (tx) => {
    await lockIdentity(tx, given);
    const customerId = (await ownerOf(tx, caller, given)) ?? (await linked(tx, caller, given));
    return attachCustomer(tx, { scope, customerId, agent });
  });
}

async function ownerOf(tx: Tx, { scope }: Caller, given: ProvenIdentity): Promise<string | undefined> {
  const owner = await selectIdentityCustomer(tx, scope.channel.id, given);
  if (!owner) return undefined;
  const { customer } = scope;
  const isSomebodyElse = customer !== null && !customer.isGuest && customer.id !== owner.id;
  if (!owner.active || isSomebodyElse) throw refused();
  return owner.id;
}

async function linked(tx: Tx, caller: Caller, given: ProvenIdentity): Promise<string> {
  const { customer } = caller.scope;
  const account = customer && !customer.isGuest ? customer.id : null;
  const customerId = account && given.link ? account : await customerByEmail(tx, caller, given);
  if (account !== null && customerId !== account) throw needsProof();
  await insertIdentity(tx, given, customerId);
  return customerId;
}

/** The same answer whether the address is known or not, as long as nobody has proven it. */
async function customerByEmail(tx: Tx, caller: Caller, given: ProvenIdentity): Promise<string> {
  if (!isEmail(given.email)) throw refused();
  if (!given.emailVerified) throw needsProof();
  const known = await selectByEmail(tx, caller.scope.channel.id, given.email);
  if (!known || isWaiting(known)) return newCustomer(tx, caller, given);
  if (!known.active) throw refused();
  if (known.opt_in_confirmed_at === null) throw needsProof();
  return known.id;
}

/** The provider's proof stands for the mail link. Addresses come with the first order. */
async function newCustomer(tx: Tx, { scope }: Caller, given: ProvenIdentity): Promise<string> {
  const { channel } = scope;
  const isOffered = given.languageId !== undefined && channel.language_ids.includes(given.languageId);
  const provenAt = new Date(scope.now).toISOString();
  const id = await insertCustomer(
    tx,
    {
      sales_channel_id: channel.id,
      customer_group_id: channel.customer_group_id,
      requested_group_id: null,
      email: given.email,
      guest: false,
      password_hash: null,
      account_type: "private",
      salutation_id: null,
      title: null,
      first_name: given.firstName?.trim() ?? "",
      last_name: given.lastName?.trim() ?? "",
      company: null,
      vat_ids: [],
      birthday: null,
      language_id: isOffered ? (given.languageId ?? "") : scope.languageId,
      double_opt_in: true,
      opt_in_sent_at: null,
      opt_in_confirmed_at: provenAt,
      opt_in_hash: null,
      custom_fields: {},
    },
    null,
  );
  await deleteWaiting(tx, channel.id, given.email);
  const customer = await selectCustomer(tx, id);
  if (customer) await mailWelcome(tx, scope, customer);
  return id;
}

function refused() {
  return failure(401, "HEARTH__SOCIAL_LOGIN_REFUSED", { detail: "This identity cannot sign in here." });
}

function needsProof() {
  return failure(409, "HEARTH__SOCIAL_EMAIL_NEEDS_PROOF", {
    detail: "The address has to be proven: sign in by password once.",
  });
}
