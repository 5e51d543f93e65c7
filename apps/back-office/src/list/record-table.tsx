import { type RaRecord, useListContext } from "ra-core";
import type { ReactNode } from "react";
import { useLanguage } from "../language/use-language.ts";
import type { Column } from "./columns.ts";
import { SortHead } from "./sort-head.tsx";

interface Props<Item> {
  label: string;
  columns: readonly Column<Item>[];
  /** What can be done with a row; at its end. */
  actions?: ((item: Item) => ReactNode) | undefined;
}

/** On a narrow screen every row is a block, and each cell carries its heading (list.css). */
export function RecordTable<Item>({ label, columns, actions }: Props<Item>) {
  const { t } = useLanguage();
  const { data = [], isPlaceholderData } = useListContext<Item & RaRecord>();
  return (
    <table className="table" aria-label={label} aria-busy={isPlaceholderData || undefined}>
      <thead>
        <tr>
          {columns.map((column) =>
            column.isSortable ? (
              <SortHead key={column.key} column={column} />
            ) : (
              <th key={column.key} scope="col" data-number={column.isNumber || undefined}>
                {t(column.label)}
              </th>
            ),
          )}
          {actions && (
            <th scope="col">
              <span className="visually-hidden">{t("list.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {data.map((item) => (
          <tr key={item.id}>
            {columns.map(({ key, label: head, isNumber, render }) => (
              <td key={key} data-label={t(head)} data-number={isNumber || undefined}>
                {render(item)}
              </td>
            ))}
            {actions && (
              <td className="row-actions">
                <div>{actions(item)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
