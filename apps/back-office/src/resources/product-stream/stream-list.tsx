import type { StreamHead } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";

export function StreamList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  return (
    <ListScreen<StreamHead>
      title={t("nav.product-stream")}
      empty={t("stream.empty")}
      sort={{ field: "name", order: "ASC" }}
      searchLabel={t("field.name")}
      views={[
        { label: t("list.all"), filter: {} },
        { label: t("stream.unused"), filter: { use: "unused" } },
      ]}
      columns={columnsOf(language)}
      actions={
        may("createProductStream") && (
          <Link className="button button-primary" to="/product-stream/new/show">
            {t("stream.create")}
          </Link>
        )
      }
    />
  );
}

function columnsOf({ format }: Language): readonly Column<StreamHead>[] {
  return [
    {
      key: "name",
      label: "field.name",
      isSortable: true,
      render: ({ id, name }) => (
        <Link className="row-link" to={`/product-stream/${id}/show`}>
          {name ?? id}
        </Link>
      ),
    },
    {
      key: "uses",
      label: "stream.uses",
      isSortable: true,
      isNumber: true,
      render: ({ uses }) => format.number(uses),
    },
  ];
}
