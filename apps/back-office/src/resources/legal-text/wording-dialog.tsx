import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Wordings } from "./wordings.tsx";

interface Props {
  id: string;
  number: number;
  onClose: () => void;
}

export function WordingDialog({ id, number, onClose }: Props) {
  const { t } = useLanguage();
  const { data, error, refetch } = useAdminQuery("readLegalVersion", { params: { id }, input: { number } });
  return (
    <Dialog isWide title={t("legalText.versionNumber", { number })} onClose={onClose}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Wordings wordings={data.wordings} />}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t("shell.close")}</Button>
      </div>
    </Dialog>
  );
}
