import type { MediaSheet } from "@hearth/admin-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

/** Only what nothing shows; elsewhere the list of places says why there is no button. */
export function RemoveMedia({ picture: { id, version, fileName, uses } }: { picture: MediaSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { run, isRunning } = useAdminAction("removeMedia", {
    done: "media.removed",
    // This screen has nothing left to read.
    touches: [],
  });
  if (!may("removeMedia") || uses > 0) return null;
  return (
    <div>
      <ConfirmButton
        icon="trash"
        isBusy={isRunning}
        title={t("media.remove")}
        text={t("media.removeText", { fileName })}
        confirm={t("shell.remove")}
        cancel={t("shell.cancel")}
        onConfirm={async () => {
          if ((await run({ params: { id }, input: { version } })) === undefined) return;
          await client.invalidateQueries({ queryKey: ["media"], refetchType: "none" });
          void navigate("/media");
        }}
      >
        {t("media.remove")}
      </ConfirmButton>
    </div>
  );
}
