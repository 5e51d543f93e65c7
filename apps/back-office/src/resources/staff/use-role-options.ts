import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";

/** The roles there are, in the reader's language; empty for whoever may not read them. */
export function useRoleOptions(): { value: string; text: string }[] {
  const { tOr } = useLanguage();
  const may = useMay();
  const { data } = useAdminQuery("listRoles", {}, { isWanted: may("listRoles") });
  return (data?.roles ?? []).map(({ key, name }) => ({ value: key, text: tOr(`role.${key}`, name) }));
}
