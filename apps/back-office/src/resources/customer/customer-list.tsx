import type { CustomerHead } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { customerStates } from "./customer-badges.tsx";
import { customerColumns } from "./customer-columns.tsx";
import { useGroupNames } from "./use-group-names.ts";

export function CustomerList() {
  const language = useLanguage();
  const { t } = language;
  const { groups, nameOf } = useGroupNames();
  return (
    <ListScreen<CustomerHead>
      title={t("nav.customer")}
      empty={t("customer.empty")}
      sort={{ field: "createdAt", order: "DESC" }}
      searchLabel={t("customer.search")}
      views={[
        { label: t("list.all"), filter: {} },
        { label: t("customer.trade"), filter: { accountType: "business" } },
        { label: t("customer.blocked"), filter: { state: "blocked" } },
      ]}
      filters={[
        {
          kind: "choice",
          field: "groupId",
          label: "field.groupId",
          options: groups.map(({ id, name }) => ({ value: id, text: name })),
        },
        {
          kind: "choice",
          field: "accountType",
          label: "field.accountType",
          options: (["private", "business"] as const).map((value) => ({
            value,
            text: t(`customer.accountType.${value}`),
          })),
        },
        {
          kind: "choice",
          field: "state",
          label: "field.state",
          options: customerStates.map((value) => ({ value, text: t(`customer.state.${value}`) })),
        },
        {
          kind: "choice",
          field: "kind",
          label: "field.kind",
          options: (["account", "guest"] as const).map((value) => ({
            value,
            text: t(`customer.kind.${value}`),
          })),
        },
      ]}
      columns={customerColumns(language, nameOf)}
    />
  );
}
