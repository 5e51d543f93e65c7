import { useNotificationContext } from "ra-core";
import { useEffect } from "react";
import { useLanguage } from "../language/use-language.ts";
import { IconButton } from "../ui/button.tsx";

const SHOWN_MS = 6000;

/** What was done, for a while; what was refused, until it was read. */
export function Toasts() {
  const { t, tOr } = useLanguage();
  const { notifications, takeNotification, setNotifications } = useNotificationContext();
  const [first] = notifications;
  useEffect(() => {
    if (!first || first.type === "error") return undefined;
    const timer = setTimeout(takeNotification, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [first, takeNotification]);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {notifications.map((each) => (
        <div
          key={`${each.type} ${typeof each.message === "string" ? each.message : ""}`}
          className={`toast toast-${each.type}`}
        >
          <p>{typeof each.message === "string" ? tOr(each.message, each.message) : each.message}</p>
          <IconButton
            icon="x"
            label={t("shell.close")}
            onClick={() => setNotifications(notifications.filter((other) => other !== each))}
          />
        </div>
      ))}
    </div>
  );
}
