import type { AdminSearchRule } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { searchRuleColumns } from "./search-rule-columns.tsx";
import { SearchRuleDialog } from "./search-rule-dialog.tsx";
import { searchRuleKinds } from "./search-rule-kinds.ts";

export function SearchRuleList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListScreen<AdminSearchRule>
      title={t("nav.search-rule")}
      empty={t("searchRule.empty")}
      sort={{ field: "kind", order: "ASC" }}
      searchLabel={t("searchRule.search")}
      filters={[
        {
          kind: "choice",
          field: "kind",
          label: "field.kind",
          options: searchRuleKinds.map((value) => ({ value, text: t(`searchRule.kind.${value}`) })),
        },
      ]}
      columns={searchRuleColumns(language)}
      actions={
        may("createSearchRule") && (
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {t("searchRule.create")}
          </Button>
        )
      }
      rowActions={may("endSearchRule") ? (rule) => <EndRule rule={rule} /> : undefined}
    >
      {isCreating && <SearchRuleDialog onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}

function EndRule({ rule: { id, version, terms } }: { rule: AdminSearchRule }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("endSearchRule", { done: "searchRule.ended" });
  const words = terms.join(", ");
  return (
    <ConfirmButton
      isSmall
      icon="trash"
      isBusy={isRunning}
      aria-label={t("searchRule.endNamed", { words })}
      title={t("searchRule.endTitle")}
      text={t("searchRule.endText", { words })}
      confirm={t("shell.end")}
      cancel={t("shell.cancel")}
      onConfirm={() => void run({ params: { id }, input: { version } })}
    >
      {t("shell.end")}
    </ConfirmButton>
  );
}
