import type { PhoneCustomer, PhoneGuestForm } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { checkAddress } from "@hearth/contract/form";
import type { Tx } from "../../platform/database/transaction.ts";
import { buildScope, newToken, type Scope } from "../context/index.ts";
import { insertCustomer, toAddress } from "../customer/index.ts";
import { formRules } from "../form-rules/index.ts";
import type { ReferenceStore } from "../reference/index.ts";
import { selectPhoneCustomer } from "./phone-order.sql.ts";

/**
 * Inside a transaction: a guest like those of the shop, by the same rules for addresses. Whoever orders nothing is forgotten with the
 * shop's other guests.
 */
export async function registerGuest(
  tx: Tx,
  references: ReferenceStore,
  form: PhoneGuestForm,
): Promise<PhoneCustomer> {
  const scope = scopeFor(references, form.locale);
  const { email, locale: _locale, ...fields } = form;
  const checked = checkAddress(fields, formRules(scope));
  if (!checked.ok) throw wrongAddress(checked.violations[0]?.pointer ?? "/street");
  const address = checked.value;
  const id = await insertCustomer(
    tx,
    {
      sales_channel_id: scope.channel.id,
      customer_group_id: scope.channel.customer_group_id,
      requested_group_id: null,
      email: email.trim(),
      guest: true,
      password_hash: null,
      account_type: address.company === null ? "private" : "business",
      salutation_id: null,
      title: null,
      first_name: address.firstName,
      last_name: address.lastName,
      company: address.company,
      vat_ids: [],
      birthday: null,
      language_id: scope.languageId,
      double_opt_in: false,
      opt_in_sent_at: null,
      opt_in_confirmed_at: null,
      opt_in_hash: null,
      custom_fields: {},
    },
    { billing: toAddress(address), shipping: null },
  );
  const guest = await selectPhoneCustomer(tx, id);
  if (!guest) throw new Error("A guest that was just made is not there");
  return guest;
}

function scopeFor(references: ReferenceStore, locale: string): Scope {
  const { rows, language } = references.current();
  const [channel] = rows.channels;
  if (!channel) throw new Error("There is no sales channel");
  const languageId = channel.language_ids.find((id) => language.get(id)?.locale_code === locale);
  if (languageId === undefined) throw wrongAddress("/locale");
  const session = { token: newToken(), row: undefined };
  return buildScope({ references, channel, session, languageId, now: Date.now() });
}

function wrongAddress(pointer: string) {
  return failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
    detail: "The shop does not take this address.",
    pointer,
  });
}
