import { useState } from "react";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Reads the whole log, so only when somebody asks. */
export function ChainCheck() {
  const { t, format } = useLanguage();
  const failureText = useFailureText();
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching, refetch } = useAdminQuery("checkAudit", {}, { isWanted });
  return (
    <div className="chain-check">
      <Button icon="checks" isBusy={isFetching} onClick={() => (isWanted ? void refetch() : setWanted(true))}>
        {t("audit.check")}
      </Button>
      <div role="status">
        {error && <Notice tone="alert">{failureText(error)}</Notice>}
        {data?.isWhole && (
          <Notice tone="success">
            {t("audit.whole", { entries: format.number(data.entries) })}{" "}
            <code className="hash">{data.head}</code>
          </Notice>
        )}
        {data && !data.isWhole && (
          <Notice tone="alert">{t("audit.broken", { id: data.brokenAt ?? 0 })}</Notice>
        )}
      </div>
    </div>
  );
}
