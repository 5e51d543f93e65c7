import type { AuditEntry } from "@hearth/admin-contract";
import { useState } from "react";
import { useLanguage } from "../../language/use-language.ts";
import { Changes } from "../../shell/changes.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Facts } from "../../ui/facts.tsx";

/** Before and after. Nothing to show: signing in, for one, changes nothing of the shop. */
export function AuditChange({ entry: { id, action, at, before, after, hash } }: { entry: AuditEntry }) {
  const { t, tOr, format } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if ((before ?? null) === null && (after ?? null) === null) return null;
  return (
    <>
      <Button isSmall aria-label={t("audit.showNamed", { id })} onClick={() => setOpen(true)}>
        {t("audit.show")}
      </Button>
      {isOpen && (
        <Dialog isWide title={tOr(`operation.${action}`, action)} onClose={() => setOpen(false)}>
          <Changes
            before={before}
            after={after}
            labels={{ before: t("audit.before"), after: t("audit.after") }}
          />
          <Facts
            facts={[
              [t("field.at"), format.exactTime(at)],
              [
                t("field.hash"),
                <code key="hash" className="hash">
                  {hash}
                </code>,
              ],
            ]}
          />
          <div className="dialog-actions">
            <Button onClick={() => setOpen(false)}>{t("shell.close")}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
