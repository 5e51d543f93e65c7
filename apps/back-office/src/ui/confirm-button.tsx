import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface Props extends Omit<ComponentProps<typeof Button>, "onClick"> {
  title: string;
  text: ReactNode;
  confirm: string;
  cancel: string;
  /** Not everything that is asked twice is dangerous. */
  confirmLook?: "danger" | "primary";
  onConfirm: () => unknown;
}

/** What cannot be taken back is said before it is done. */
export function ConfirmButton({
  title,
  text,
  confirm,
  cancel,
  confirmLook = "danger",
  onConfirm,
  ...button
}: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <Dialog title={title} onClose={() => setAsking(false)}>
          <p>{text}</p>
          <div className="dialog-actions">
            <Button
              look={confirmLook}
              onClick={() => {
                setAsking(false);
                void onConfirm();
              }}
            >
              {confirm}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
