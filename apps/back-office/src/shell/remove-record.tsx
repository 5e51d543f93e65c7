import { adminEndpoints } from "@hearth/admin-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../api/use-admin-action.ts";
import { useMay } from "../api/use-may.ts";
import type { TextKey } from "../language/load-texts.ts";
import { useLanguage } from "../language/use-language.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";

interface Props {
  operation: "removeManufacturer" | "removeProperty" | "removeProductStream";
  record: { id: string; version: number; name: string };
  title: TextKey;
  /** Names it as `{name}`. */
  text: TextKey;
  done: TextKey;
}

/** Takes away what a screen is about, and goes back to the list. */
export function RemoveRecord({ operation, record: { id, version, name }, title, text, done }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  // This screen has nothing left to read.
  const { run, isRunning } = useAdminAction(operation, { done, touches: [] });
  if (!may(operation)) return null;
  const { resource } = adminEndpoints[operation];
  return (
    <div>
      <ConfirmButton
        icon="trash"
        isBusy={isRunning}
        title={t(title)}
        text={t(text, { name })}
        confirm={t("shell.remove")}
        cancel={t("shell.cancel")}
        onConfirm={async () => {
          if ((await run({ params: { id }, input: { version } })) === undefined) return;
          await client.invalidateQueries({ queryKey: [resource], refetchType: "none" });
          void navigate(`/${resource}`);
        }}
      >
        {t(title)}
      </ConfirmButton>
    </div>
  );
}
