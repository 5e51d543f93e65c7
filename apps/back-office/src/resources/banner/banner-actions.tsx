import type { AdminBanner } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { BannerDialog } from "./banner-dialog.tsx";
import { textIn } from "./banner-form.ts";

export function BannerActions({ banner }: { banner: AdminBanner }) {
  const { t, locale } = useLanguage();
  const may = useMay();
  const [isChanging, setChanging] = useState(false);
  const remove = useAdminAction("removeBanner", { done: "banner.removed" });
  const { id, version } = banner;
  const { text } = textIn(banner, locale);
  return (
    <>
      {may("changeBanner") && (
        <Button
          isSmall
          icon="pencil"
          aria-label={t("banner.changeNamed", { text })}
          onClick={() => setChanging(true)}
        >
          {t("shell.change")}
        </Button>
      )}
      {may("removeBanner") && (
        <ConfirmButton
          isSmall
          icon="trash"
          isBusy={remove.isRunning}
          aria-label={t("banner.removeNamed", { text })}
          title={t("banner.remove")}
          text={t("banner.removeText", { text })}
          confirm={t("banner.remove")}
          cancel={t("shell.cancel")}
          onConfirm={() => void remove.run({ params: { id }, input: { version } })}
        >
          {t("banner.remove")}
        </ConfirmButton>
      )}
      {isChanging && <BannerDialog banner={banner} onClose={() => setChanging(false)} />}
    </>
  );
}
