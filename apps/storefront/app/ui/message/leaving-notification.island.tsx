import { useState } from "react";
import type { ReactNode } from "react";
import { island } from "../../islands/island.tsx";
import { Notice } from "./notice.tsx";
import { noticeDelayMs, noticeRole } from "./notice-timing.ts";
import type { NoticeType } from "./notice-timing.ts";
import { useNoticeTimer } from "./use-notice-timer.ts";

interface Props {
  type: NoticeType;
  persistent: boolean;
  closeLabel?: string | undefined;
  children: ReactNode;
}

/** Leaves after its time, or when it is closed. */
export const LeavingNotification = island(
  { name: "leaving-notification", when: "idle" },
  function LeavingNotification({ type, persistent, closeLabel, children }: Props) {
    const [isGone, setGone] = useState(false);
    const leave = () => setGone(true);
    const clock = useNoticeTimer(noticeDelayMs("notification", persistent), leave);
    if (isGone) return null;
    return (
      <Notice type={type} role={noticeRole(type)} closeLabel={closeLabel} onClose={leave} {...clock}>
        {children}
      </Notice>
    );
  },
);
