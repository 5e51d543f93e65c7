import type { ReactNode } from "react";
import { LeavingNotification } from "./leaving-notification.island.tsx";
import { NoticeFrame } from "./notice-frame.tsx";
import { noticeRole } from "./notice-timing.ts";
import type { NoticeType } from "./notice-timing.ts";

interface Props {
  type: NoticeType;
  children: ReactNode;
  /** Stays until it is closed. Otherwise it leaves after 2500 ms. */
  persistent?: boolean;
  /** With it there is a button to close. */
  closeLabel?: string;
}

/** A message in the page. One that neither leaves nor can be closed needs no script. */
export function Notification({ type, children, persistent = false, closeLabel }: Props) {
  if (persistent && closeLabel === undefined) {
    return (
      <NoticeFrame type={type} role={noticeRole(type)}>
        {children}
      </NoticeFrame>
    );
  }
  return (
    <LeavingNotification type={type} persistent={persistent} closeLabel={closeLabel}>
      {children}
    </LeavingNotification>
  );
}
