import { accepted, checkProfile } from "@hearth/contract/form";
import { type Caller, signedIn } from "../context/index.ts";
import { type AccountPorts, selectRecord, updateCustomer } from "../customer/index.ts";
import { formRules } from "../form-rules/index.ts";
import { countryRuleOf } from "../reference/index.ts";

export async function changeProfile(
  { transact }: AccountPorts,
  { scope }: Caller,
  input: unknown,
): Promise<void> {
  const { id } = signedIn(scope);
  await transact(async (tx) => {
    const record = await selectRecord(tx, id);
    if (!record) return;
    const { salutationIds, today } = formRules(scope);
    const billing = record.addresses.find((each) => each.id === record.customer.default_billing_address_id);
    const billingCountry = countryRuleOf(scope.reference, billing?.country_id ?? "");
    const rules = { salutationIds, today, accountType: record.customer.account_type };
    const profile = accepted(checkProfile(input, { ...rules, ...(billingCountry && { billingCountry }) }));
    await updateCustomer(tx, id, {
      account_type: profile.accountType,
      salutation_id: profile.salutationId,
      title: profile.title,
      first_name: profile.firstName,
      last_name: profile.lastName,
      company: profile.company,
      vat_ids: [...profile.vatIds],
      birthday: profile.birthday,
    });
  });
}
