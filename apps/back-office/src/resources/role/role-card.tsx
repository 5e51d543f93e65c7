import type { Role } from "@hearth/admin-contract";
import { staffActions, staffResources } from "@hearth/rules";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Facts } from "../../ui/facts.tsx";

export function RoleCard({ role, onChange }: { role: Role; onChange: () => void }) {
  const { t, tOr } = useLanguage();
  const may = useMay();
  const remove = useAdminAction("removeRole", { done: "role.removed" });
  const { key, version, permissions, isOwn, members } = role;
  const name = tOr(`role.${key}`, role.name);
  return (
    <Card title={name} actions={<span className="card-note">{t("role.members", { members })}</span>}>
      <Facts
        facts={staffResources.flatMap((resource) => {
          const actions = permissions[resource] ?? [];
          if (actions.length === 0) return [];
          const isAll = actions.length === staffActions.length;
          const words = isAll
            ? t("role.everything")
            : actions.map((action) => t(`action.${action}`)).join(", ");
          return [[t(`nav.${resource}`), words]] as const;
        })}
      />
      {isOwn && (
        <div className="form-actions">
          {may("changeRole") && (
            <Button isSmall icon="pencil" aria-label={t("role.changeNamed", { name })} onClick={onChange}>
              {t("shell.change")}
            </Button>
          )}
          {may("removeRole") && (
            <ConfirmButton
              isSmall
              icon="trash"
              isBusy={remove.isRunning}
              aria-label={t("role.removeNamed", { name })}
              title={t("role.removeTitle")}
              text={t("role.removeText", { name })}
              confirm={t("shell.remove")}
              cancel={t("shell.cancel")}
              onConfirm={() => void remove.run({ params: { id: key }, input: { version } })}
            >
              {t("shell.remove")}
            </ConfirmButton>
          )}
        </div>
      )}
    </Card>
  );
}
