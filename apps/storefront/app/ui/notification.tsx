import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { noticeDelayMs, noticeRole } from "./notice-timing.ts";
import type { NoticeType } from "./notice-timing.ts";

export const noticeIcons: Record<NoticeType, IconName> = {
  info: "info-circle",
  success: "circle-check",
  warning: "alert-triangle",
  danger: "alert-triangle",
};

type Props = {
  type: NoticeType;
  children: ReactNode;
  /** Stays until it is closed. Otherwise it leaves after 2500 ms. */
  persistent?: boolean;
  /** With it there is a button to close. */
  closeLabel?: string;
};

/** A message in the page; notification.client.ts takes it away. */
export function Notification({ type, children, persistent = false, closeLabel }: Props) {
  return (
    <div
      className={`notice notice-${type}`}
      role={noticeRole(type)}
      data-notice
      data-notice-ms={noticeDelayMs("notification", persistent) ?? undefined}
    >
      <Icon name={noticeIcons[type]} size="regular" />
      <div className="notice-text">{children}</div>
      {closeLabel ? (
        <button type="button" className="notice-close" data-notice-close aria-label={closeLabel}>
          <Icon name="x" size="small" />
        </button>
      ) : null}
    </div>
  );
}
