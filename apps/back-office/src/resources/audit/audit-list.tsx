import type { AuditEntry } from "@hearth/admin-contract";
import { staffResources } from "@hearth/rules";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { AuditChange } from "./audit-change.tsx";
import { ChainCheck } from "./chain-check.tsx";

export function AuditList() {
  const language = useLanguage();
  const { t } = language;
  return (
    <ListScreen<AuditEntry>
      title={t("nav.audit")}
      empty={t("audit.empty")}
      sort={{ field: "id", order: "DESC" }}
      filters={[
        {
          kind: "choice",
          field: "resource",
          label: "field.resource",
          options: staffResources.map((value) => ({ value, text: t(`nav.${value}`) })),
        },
        { kind: "text", field: "object", label: "field.object" },
      ]}
      columns={columnsOf(language)}
      rowActions={(entry) => <AuditChange entry={entry} />}
    >
      <ChainCheck />
    </ListScreen>
  );
}

function columnsOf({ tOr, format }: Language): readonly Column<AuditEntry>[] {
  return [
    { key: "id", label: "field.id", isSortable: true, isNumber: true, render: ({ id }) => id },
    { key: "at", label: "field.at", render: ({ at }) => format.dateTime(at) },
    { key: "staff", label: "field.staff", render: ({ staff }) => staff },
    {
      key: "action",
      label: "field.action",
      render: ({ action, resource }) => (
        <>
          <span>{tOr(`operation.${action}`, action)}</span>
          <small className="second-line">{tOr(`nav.${resource}`, resource)}</small>
        </>
      ),
    },
    {
      key: "object",
      label: "field.object",
      render: ({ object }) => (object ? <code className="object">{object}</code> : "–"),
    },
    {
      key: "address",
      label: "field.address",
      render: ({ address, device }) => (
        <>
          <span>{address ?? "–"}</span>
          {device && <small className="second-line">{device}</small>}
        </>
      ),
    },
  ];
}
