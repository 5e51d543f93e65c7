import type { OrderHead } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { SelectRow } from "../../list/select-row.tsx";
import type { Column } from "../../list/columns.ts";
import type { Language } from "../../language/use-language.ts";
import { FlagBadges } from "./order-flags.tsx";
import { buyerOf, StateBadge } from "./order-states.tsx";

export function orderColumns({ format }: Language, canSelect: boolean): readonly Column<OrderHead>[] {
  return [
    ...(canSelect
      ? [
          {
            key: "selected",
            label: "list.selected",
            render: ({ id, number }: OrderHead) => <SelectRow id={id} name={number} />,
          } as const,
        ]
      : []),
    {
      key: "number",
      label: "field.orderNumber",
      isSortable: true,
      render: ({ id, number }) => (
        <Link className="row-link" to={`/order/${id}/show`}>
          {number}
        </Link>
      ),
    },
    {
      key: "placedAt",
      label: "field.placedAt",
      isSortable: true,
      render: ({ placedAt }) => <time dateTime={placedAt}>{format.dateTime(placedAt)}</time>,
    },
    {
      key: "name",
      label: "field.buyer",
      render: (order) => (
        <>
          <span>{buyerOf(order)}</span>
          <small className="second-line">{order.email}</small>
        </>
      ),
    },
    { key: "state", label: "field.state", render: ({ state }) => <StateBadge kind="order" state={state} /> },
    {
      key: "paymentState",
      label: "field.paymentState",
      render: ({ paymentState }) => <StateBadge kind="transaction" state={paymentState} />,
    },
    {
      key: "deliveryState",
      label: "field.deliveryState",
      render: ({ deliveryState }) => <StateBadge kind="delivery" state={deliveryState} />,
    },
    {
      key: "flags",
      label: "field.flags",
      render: ({ flags }) => (flags.length === 0 ? "–" : <FlagBadges flags={flags} />),
    },
    {
      key: "totalCents",
      label: "field.total",
      isSortable: true,
      isNumber: true,
      render: ({ totalCents, currency }) => format.money(totalCents, currency),
    },
  ];
}
