import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import type { NoticeType } from "./notice-timing.ts";

const noticeIcons: Record<NoticeType, IconName> = {
  info: "info-circle",
  success: "circle-check",
  warning: "alert-triangle",
  danger: "alert-triangle",
};

type Props = ComponentProps<"div"> & {
  type: NoticeType;
  /** With both there is a button to close. */
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
};

/** A message with its sign, wherever it stands. */
export function Notice({ type, closeLabel, onClose, className = "", children, ...rest }: Props) {
  return (
    <div className={`notice notice-${type} ${className}`.trim()} {...rest}>
      <Icon name={noticeIcons[type]} size="regular" />
      <div className="notice-text">{children}</div>
      {closeLabel && onClose ? (
        <button type="button" className="notice-close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" size="small" />
        </button>
      ) : null}
    </div>
  );
}
