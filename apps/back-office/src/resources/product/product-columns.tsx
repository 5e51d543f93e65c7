import type { ProductHead } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import type { Language } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { SelectRow } from "../../list/select-row.tsx";
import { ProductState } from "./product-state.tsx";

export function productColumns({ t, format }: Language, canSelect: boolean): readonly Column<ProductHead>[] {
  return [
    ...(canSelect
      ? [
          {
            key: "selected",
            label: "list.selected",
            render: ({ id, number }: ProductHead) => <SelectRow id={id} name={number} />,
          } as const,
        ]
      : []),
    {
      key: "number",
      label: "field.productNumber",
      isSortable: true,
      render: ({ id, number }) => (
        <Link className="row-link" to={`/product/${id}/show`}>
          {number}
        </Link>
      ),
    },
    {
      key: "name",
      label: "field.name",
      isSortable: true,
      render: ({ name, variants }) => (
        <>
          <span>{name ?? t("product.nameless")}</span>
          {variants > 0 && <small className="second-line">{t("product.variantCount", { variants })}</small>}
        </>
      ),
    },
    { key: "isActive", label: "field.state", render: ({ isActive }) => <ProductState isActive={isActive} /> },
    {
      key: "grossCents",
      label: "field.price",
      isNumber: true,
      render: ({ grossCents, variants }) => {
        if (grossCents === null) return "–";
        return variants > 0
          ? t("product.fromPrice", { price: format.money(grossCents) })
          : format.money(grossCents);
      },
    },
    {
      key: "available",
      label: "field.available",
      isNumber: true,
      render: ({ available }) => format.number(available),
    },
    {
      key: "createdAt",
      label: "field.createdAt",
      isSortable: true,
      render: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
  ];
}
