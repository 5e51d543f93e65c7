import { useAdminAction } from "../api/use-admin-action.ts";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useLanguage } from "../language/use-language.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";

export function PasskeyList({ onRemoved }: { onRemoved: () => unknown }) {
  const { t, format } = useLanguage();
  const { data } = useAdminQuery("listPasskeys", {});
  const remove = useAdminAction("removePasskey", { done: "own.removed" });
  return (data?.passkeys ?? []).map(({ id, name, createdAt, lastUsedAt }) => (
    <div key={id} className="part part-row">
      <div>
        <h3>{name}</h3>
        <p className="second-line">
          {lastUsedAt
            ? t("own.lastUsed", { at: format.dateTime(lastUsedAt) })
            : t("own.since", { at: format.dateTime(createdAt) })}
        </p>
      </div>
      <ConfirmButton
        isSmall
        icon="trash"
        isBusy={remove.isRunning}
        aria-label={t("own.passkeyRemoveNamed", { name })}
        title={t("own.passkeyRemove")}
        text={t("own.passkeyRemoveText", { name })}
        confirm={t("shell.remove")}
        cancel={t("shell.cancel")}
        onConfirm={() => void remove.run({ params: { id } }).then(onRemoved)}
      >
        {t("shell.remove")}
      </ConfirmButton>
    </div>
  ));
}
