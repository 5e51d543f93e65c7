import type { CustomerHead } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import type { Language } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { CustomerKind, CustomerState } from "./customer-badges.tsx";

export function customerColumns(
  { t, format }: Language,
  groupName: (groupId: string) => string,
): readonly Column<CustomerHead>[] {
  return [
    {
      key: "name",
      label: "field.name",
      isSortable: true,
      render: ({ id, name, company, email }) => (
        <>
          <Link className="row-link" to={`/customer/${id}/show`}>
            {company ?? name}
          </Link>
          <small className="second-line">{company ? `${name}, ${email}` : email}</small>
        </>
      ),
    },
    { key: "number", label: "field.customerNumber", render: ({ number }) => number },
    { key: "groupId", label: "field.groupId", render: ({ groupId }) => groupName(groupId) },
    {
      key: "state",
      label: "field.state",
      render: (customer) => (
        <span className="badges">
          <CustomerState state={customer.state} />
          <CustomerKind {...customer} />
        </span>
      ),
    },
    {
      key: "orderCount",
      label: "field.orderCount",
      isSortable: true,
      isNumber: true,
      render: ({ orderCount }) => format.number(orderCount),
    },
    {
      key: "createdAt",
      label: "field.createdAt",
      isSortable: true,
      render: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
    {
      key: "lastLoginAt",
      label: "field.lastSignInAt",
      isSortable: true,
      render: ({ lastLoginAt }) => (lastLoginAt ? format.dateTime(lastLoginAt) : t("customer.never")),
    },
  ];
}
