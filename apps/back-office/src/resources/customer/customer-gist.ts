import type { CustomerSheet } from "@hearth/admin-contract";
import type { Fields } from "../../api/questions.ts";
import type { Language } from "../../language/use-language.ts";

/** What may have changed since somebody looked, in words. */
export function customerGist(
  { name, company, email, state, groupId, vatIds }: CustomerSheet,
  { t }: Pick<Language, "t">,
  groupName: (groupId: string) => string,
): Fields {
  return {
    name,
    company,
    email,
    state: t(`customer.state.${state}`),
    groupId: groupName(groupId),
    vatIds: vatIds.join(", "),
  };
}
