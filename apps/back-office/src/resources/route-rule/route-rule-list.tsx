import type { AdminRouteRule } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import { routeMatches } from "@hearth/rules";
import { useState } from "react";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { RouteRuleActions } from "./route-rule-actions.tsx";
import { RouteRuleDialog } from "./route-rule-dialog.tsx";

export function RouteRuleList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListScreen<AdminRouteRule>
      title={t("nav.route-rule")}
      empty={t("routeRule.empty")}
      sort={{ field: "position", order: "ASC" }}
      searchLabel={t("routeRule.search")}
      filters={[
        {
          kind: "choice",
          field: "match",
          label: "field.match",
          options: routeMatches.map((value) => ({ value, text: t(`routeRule.match.${value}`) })),
        },
      ]}
      columns={columnsOf(language)}
      actions={
        may("createRouteRule") && (
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {t("routeRule.create")}
          </Button>
        )
      }
      rowActions={
        may("changeRouteRule") || may("endRouteRule") ? (rule) => <RouteRuleActions rule={rule} /> : undefined
      }
    >
      {isCreating && <RouteRuleDialog rule={null} onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}

function columnsOf({ t }: Language): readonly Column<AdminRouteRule>[] {
  return [
    {
      key: "position",
      label: "field.position",
      isSortable: true,
      isNumber: true,
      render: ({ position }) => position,
    },
    { key: "source", label: "field.source", isSortable: true, render: ({ source }) => <code>{source}</code> },
    { key: "target", label: "field.target", render: ({ target }) => (target ? <code>{target}</code> : "–") },
    { key: "match", label: "field.match", render: ({ match }) => t(`routeRule.match.${match}`) },
    {
      key: "status",
      label: "field.status",
      render: ({ status }) => (
        <Badge tone={status === 410 ? "warning" : "info"}>{t(`routeRule.status.${status}`)}</Badge>
      ),
    },
    {
      key: "locale",
      label: "field.locale",
      render: ({ locale }) => (locale && isLocale(locale) ? localeNames[locale] : t("list.allLanguages")),
    },
  ];
}
