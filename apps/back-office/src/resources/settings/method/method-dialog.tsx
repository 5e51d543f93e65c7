import type { ReactNode, SyntheticEvent } from "react";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";

interface Props {
  title: string;
  isReadOnly: boolean;
  state: { isRunning: boolean; error: unknown; isUnread: boolean };
  onSubmit: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form, or only a look for whoever may not change it. */
export function MethodDialog({ title, isReadOnly, state, onSubmit, onClose, children }: Props) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  if (isReadOnly)
    return (
      <Dialog isWide title={title} onClose={onClose}>
        <div className="form">{children}</div>
        <div className="form-actions">
          <Button onClick={onClose}>{t("shell.close")}</Button>
        </div>
      </Dialog>
    );
  const { isRunning, error, isUnread } = state;
  return (
    <FormDialog
      isWide
      title={title}
      submit={t("shell.save")}
      cancel={t("shell.cancel")}
      error={isUnread ? t("settings.badMethod") : error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
