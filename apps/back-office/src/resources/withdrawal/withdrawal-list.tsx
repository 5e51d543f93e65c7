import type { AdminWithdrawal } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { listPath } from "../../list/list-path.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Badge } from "../../ui/badge.tsx";
import { NoteWithdrawal } from "./note-withdrawal.tsx";

export function WithdrawalList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  return (
    <ListScreen<AdminWithdrawal>
      title={t("nav.withdrawal")}
      empty={t("withdrawal.empty")}
      sort={{ field: "receivedAt", order: "ASC" }}
      searchLabel={t("withdrawal.search")}
      columns={columnsOf(language)}
      rowActions={
        may("noteWithdrawal") ? (withdrawal) => <NoteWithdrawal withdrawal={withdrawal} /> : undefined
      }
    />
  );
}

function columnsOf({ t, tOr, format }: Language): readonly Column<AdminWithdrawal>[] {
  return [
    { key: "reference", label: "field.reference", render: ({ reference }) => <code>{reference}</code> },
    {
      key: "receivedAt",
      label: "field.receivedAt",
      isSortable: true,
      render: ({ receivedAt }) => format.dateTime(receivedAt),
    },
    {
      key: "name",
      label: "field.name",
      render: ({ name, email }) => (
        <>
          <span>{name}</span>
          <small className="second-line">{email}</small>
        </>
      ),
    },
    {
      key: "contract",
      label: "field.contract",
      render: ({ contract, goods, orderNumber }) => (
        <>
          {orderNumber ? <Link to={listPath("order", { q: orderNumber })}>{orderNumber}</Link> : contract}
          <small className="second-line">{goods ?? t("withdrawal.everything")}</small>
        </>
      ),
    },
    {
      key: "state",
      label: "field.state",
      render: ({ state }) => (
        <Badge tone={state ? "info" : "warning"}>
          {tOr(`withdrawal.state.${state ?? "received"}`, state ?? "")}
        </Badge>
      ),
    },
  ];
}
