import type { AdminGroupRequest } from "@hearth/admin-contract";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { VatCheckResults } from "../../vat-check/vat-check-result.tsx";
import { RequestDecision } from "./request-decision.tsx";

export function CustomerGroupRequestList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  return (
    <ListScreen<AdminGroupRequest>
      title={t("nav.customer-group-request")}
      empty={t("groupRequest.empty")}
      sort={{ field: "createdAt", order: "ASC" }}
      searchLabel={t("groupRequest.search")}
      columns={columnsOf(language)}
      rowActions={may("acceptGroupRequest") ? (request) => <RequestDecision request={request} /> : undefined}
    />
  );
}

function columnsOf({ format }: Language): readonly Column<AdminGroupRequest>[] {
  return [
    {
      key: "name",
      label: "groupRequest.stated",
      render: ({ company, firstName, lastName, email, customerNumber, address }) => (
        <>
          <strong>{company ?? `${firstName} ${lastName}`}</strong>
          <small className="second-line">{company ? `${firstName} ${lastName}, ${email}` : email}</small>
          <small className="second-line">{address.join(", ")}</small>
          <small className="second-line">{customerNumber}</small>
        </>
      ),
    },
    {
      key: "vatChecks",
      label: "groupRequest.register",
      render: ({ vatChecks }) => <VatCheckResults checks={vatChecks} />,
    },
    { key: "groupName", label: "field.groupName", render: ({ groupName }) => groupName },
    {
      key: "createdAt",
      label: "field.createdAt",
      isSortable: true,
      render: ({ createdAt }) => format.dateTime(createdAt),
    },
  ];
}
