import type { CustomerSheet } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import type { TextKey } from "../../language/load-texts.ts";
import { useLanguage } from "../../language/use-language.ts";
import { customerGist } from "./customer-gist.ts";
import { useGroupNames } from "./use-group-names.ts";

type CustomerOperation = "blockCustomer" | "unblockCustomer" | "changeCustomerGroup" | "eraseCustomer";

/** Done from what was seen of a customer: where somebody was faster, what happened since is shown first. */
export function useCustomerAction<Operation extends CustomerOperation>(
  operation: Operation,
  customer: CustomerSheet,
  manner: { done: TextKey; touches?: readonly ("customer" | "customer-group-request")[] },
) {
  const language = useLanguage();
  const { nameOf } = useGroupNames();
  const gist = (sheet: CustomerSheet) => customerGist(sheet, language, nameOf);
  return useAdminAction(operation, {
    ...manner,
    compare: (current, mine) => ({
      current,
      mine,
      sinceSeen: { seen: gist(customer), now: gist(current as unknown as CustomerSheet) },
    }),
  });
}
