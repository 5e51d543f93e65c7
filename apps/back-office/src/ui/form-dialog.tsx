import type { ReactNode, SyntheticEvent } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  title: string;
  submit: string;
  submitLook?: "danger" | "primary";
  cancel: string;
  error: string | undefined;
  isRunning: boolean;
  isWide?: boolean;
  onSubmit: (event: SyntheticEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({
  title,
  submit,
  submitLook = "primary",
  cancel,
  error,
  isRunning,
  isWide,
  onSubmit,
  onClose,
  children,
}: Props) {
  return (
    <Dialog title={title} isWide={isWide ?? false} onClose={onClose}>
      <form className="form" onSubmit={(event) => void onSubmit(event)}>
        {error && <Notice tone="alert">{error}</Notice>}
        {children}
        <div className="form-actions">
          <Button look={submitLook} type="submit" isBusy={isRunning}>
            {submit}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
