import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import type { NoticeType } from "./notice-timing.ts";

const noticeIcons: Record<NoticeType, IconName> = {
  info: "info-circle",
  success: "circle-check",
  warning: "alert-triangle",
  danger: "alert-triangle",
};

export type NoticeFrameProps = ComponentProps<"div"> & {
  type: NoticeType;
  /** What stands behind the message. */
  end?: ReactNode;
};

/** A message with its sign, wherever it stands. */
export function NoticeFrame({ type, end, className = "", children, ...rest }: NoticeFrameProps) {
  return (
    <div className={`notice notice-${type} ${className}`.trim()} {...rest}>
      <Icon name={noticeIcons[type]} size="regular" />
      <div className="notice-text">{children}</div>
      {end}
    </div>
  );
}
