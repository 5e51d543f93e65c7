import type { ComponentProps, ReactNode } from "react";
import { Button, IconButton } from "../base/button.tsx";
import type { ButtonProps } from "../base/button.tsx";

export type DialogProps = Pick<ComponentProps<"dialog">, "ref" | "onKeyDown" | "onClose"> & {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons below the content. */
  foot?: ReactNode;
  wide?: boolean;
  className?: string;
};

/** Escape, the close button and a click beside it close; the browser gives the focus back. */
export function Dialog({
  id,
  title,
  closeLabel,
  children,
  foot,
  wide,
  className = "",
  ...rest
}: DialogProps) {
  return (
    <dialog
      {...rest}
      id={id}
      closedby="any"
      // The browser may have opened it before its part of the page runs.
      suppressHydrationWarning
      aria-labelledby={`${id}-title`}
      className={`dialog ${wide ? "dialog-wide" : ""} ${className}`}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        <IconButton type="button" icon="x" label={closeLabel} command="close" commandfor={id} />
      </div>
      <div className="dialog-body">{children}</div>
      {foot ? <div className="dialog-foot">{foot}</div> : null}
    </dialog>
  );
}

/** Opens the dialog of that id. */
export function DialogTrigger({ dialog, ...rest }: ButtonProps & { dialog: string }) {
  return <Button type="button" command="show-modal" commandfor={dialog} aria-haspopup="dialog" {...rest} />;
}

/** Closes the dialog of that id from inside, e.g. "Continue shopping". */
export function DialogClose({ dialog, ...rest }: ButtonProps & { dialog: string }) {
  return <Button type="button" command="close" commandfor={dialog} {...rest} />;
}
