import type { PropertyHead } from "@hearth/admin-contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { CreateProperty } from "./create-property.tsx";

export function PropertyList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListScreen<PropertyHead>
      title={t("nav.property")}
      empty={t("property.empty")}
      sort={{ field: "position", order: "ASC" }}
      searchLabel={t("field.name")}
      filters={[
        {
          kind: "choice",
          field: "isFilter",
          label: "property.isFilter",
          options: (["yes", "no"] as const).map((value) => ({ value, text: t(`shell.${value}`) })),
        },
      ]}
      columns={columnsOf(language)}
      actions={
        may("createProperty") && (
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {t("property.create")}
          </Button>
        )
      }
    >
      {isCreating && <CreateProperty onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}

function columnsOf({ t, format }: Language): readonly Column<PropertyHead>[] {
  return [
    {
      key: "name",
      label: "field.name",
      isSortable: true,
      render: ({ id, name }) => (
        <Link className="row-link" to={`/property/${id}/show`}>
          {name ?? id}
        </Link>
      ),
    },
    { key: "unit", label: "property.unit", render: ({ unit }) => unit ?? "–" },
    {
      key: "options",
      label: "property.options",
      isNumber: true,
      render: ({ options }) => format.number(options),
    },
    {
      key: "isFilter",
      label: "property.isFilter",
      render: ({ isFilter }) => (
        <Badge tone={isFilter ? "success" : "plain"}>{t(isFilter ? "shell.yes" : "shell.no")}</Badge>
      ),
    },
    {
      key: "position",
      label: "property.position",
      isSortable: true,
      isNumber: true,
      render: ({ position }) => position,
    },
  ];
}
