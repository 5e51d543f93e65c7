import type { AdminRouteRule } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { RouteRuleDialog } from "./route-rule-dialog.tsx";

export function RouteRuleActions({ rule }: { rule: AdminRouteRule }) {
  const { t } = useLanguage();
  const may = useMay();
  const [isChanging, setChanging] = useState(false);
  const end = useAdminAction("endRouteRule", { done: "routeRule.ended" });
  const { id, version, source } = rule;
  return (
    <>
      {may("changeRouteRule") && (
        <Button
          isSmall
          icon="pencil"
          aria-label={t("routeRule.changeNamed", { source })}
          onClick={() => setChanging(true)}
        >
          {t("shell.change")}
        </Button>
      )}
      {may("endRouteRule") && (
        <ConfirmButton
          isSmall
          icon="trash"
          isBusy={end.isRunning}
          aria-label={t("routeRule.endNamed", { source })}
          title={t("routeRule.endTitle")}
          text={t("routeRule.endText", { source })}
          confirm={t("shell.end")}
          cancel={t("shell.cancel")}
          onConfirm={() => void end.run({ params: { id }, input: { version } })}
        >
          {t("shell.end")}
        </ConfirmButton>
      )}
      {isChanging && <RouteRuleDialog rule={rule} onClose={() => setChanging(false)} />}
    </>
  );
}
