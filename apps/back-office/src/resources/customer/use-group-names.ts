import type { CustomerChoices } from "@hearth/admin-contract";
import { useAdminQuery } from "../../api/use-admin-query.ts";

interface GroupNames {
  groups: CustomerChoices["customerGroups"];
  nameOf: (groupId: string) => string;
}

/** Nameless until they are there. */
export function useGroupNames(): GroupNames {
  const { data } = useAdminQuery("readCustomerChoices", {});
  const groups = data?.customerGroups ?? [];
  return { groups, nameOf: (groupId) => groups.find(({ id }) => id === groupId)?.name ?? "–" };
}
