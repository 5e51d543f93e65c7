import type { MakerHead } from "@hearth/admin-contract";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { CreateMaker } from "../../maker/create-maker.tsx";
import { Button } from "../../ui/button.tsx";

export function MakerList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListScreen<MakerHead>
      title={t("nav.manufacturer")}
      empty={t("maker.empty")}
      sort={{ field: "name", order: "ASC" }}
      searchLabel={t("maker.search")}
      views={[
        { label: t("list.all"), filter: {} },
        { label: t("maker.use.unused"), filter: { use: "unused" } },
      ]}
      columns={columnsOf(language)}
      actions={
        may("createManufacturer") && (
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {t("maker.create")}
          </Button>
        )
      }
    >
      {isCreating && (
        <CreateMaker
          onCreated={({ id }) => void navigate(`/manufacturer/${id}/show`)}
          onClose={() => setCreating(false)}
        />
      )}
    </ListScreen>
  );
}

function columnsOf({ format }: Language): readonly Column<MakerHead>[] {
  return [
    {
      key: "name",
      label: "maker.name",
      isSortable: true,
      render: ({ id, name, logoPath }) => (
        <span className="maker-name">
          {logoPath && (
            <img
              className="maker-logo"
              src={`/${logoPath.replace(/^\//, "")}`}
              alt=""
              width={64}
              height={32}
              loading="lazy"
            />
          )}
          <Link className="row-link" to={`/manufacturer/${id}/show`}>
            {name || id}
          </Link>
        </span>
      ),
    },
    {
      key: "city",
      label: "maker.city",
      render: ({ city, country }) => [city, country && format.country(country)].filter(Boolean).join(", "),
    },
    {
      key: "products",
      label: "nav.product",
      isSortable: true,
      isNumber: true,
      render: ({ products }) => format.number(products),
    },
  ];
}
