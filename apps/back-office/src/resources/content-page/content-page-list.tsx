import type { ContentPageHead } from "@hearth/admin-contract";
import { pageStates } from "@hearth/rules";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Button } from "../../ui/button.tsx";
import { CreateContentPage } from "./create-content-page.tsx";
import { PageStateBadge } from "./page-state-badge.tsx";

export function ContentPageList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListScreen<ContentPageHead>
      title={t("nav.content-page")}
      empty={t("contentPage.empty")}
      sort={{ field: "changedAt", order: "DESC" }}
      searchLabel={t("contentPage.search")}
      filters={[
        {
          kind: "choice",
          field: "state",
          label: "field.state",
          options: pageStates.map((value) => ({ value, text: t(`contentPage.state.${value}`) })),
        },
      ]}
      columns={columns(language)}
      actions={
        may("createContentPage") && (
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {t("contentPage.create")}
          </Button>
        )
      }
    >
      {isCreating && <CreateContentPage onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}

function columns({ t, format }: Language): readonly Column<ContentPageHead>[] {
  return [
    {
      key: "name",
      label: "field.name",
      isSortable: true,
      render: ({ id, name, isOfFiles }) =>
        isOfFiles ? (
          <>
            {name}
            <span className="second-line">{t("contentPage.ofFiles")}</span>
          </>
        ) : (
          <Link className="row-link" to={`/content-page/${id}/show`}>
            {name || t("contentPage.nameless")}
          </Link>
        ),
    },
    {
      key: "path",
      label: "contentPage.path",
      render: ({ path }) => (path ? <span className="path">/{path}</span> : "–"),
    },
    { key: "state", label: "field.state", render: ({ state }) => <PageStateBadge state={state} /> },
    {
      key: "completeLocales",
      label: "contentPage.languages",
      render: ({ completeLocales }) =>
        completeLocales.map((locale) => locale.slice(0, 2).toUpperCase()).join(", ") || "–",
    },
    {
      key: "changedAt",
      label: "contentPage.changedAt",
      isSortable: true,
      render: ({ changedAt }) => (changedAt ? format.dateTime(changedAt) : "–"),
    },
  ];
}
