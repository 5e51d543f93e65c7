import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { island } from "../../islands/island.tsx";
import { Announcer } from "./announcer.tsx";
import { Notice } from "./notice.tsx";
import { noticeDelayMs, noticeRole } from "./notice-timing.ts";
import { closeToast, toastStore } from "./toast-store.ts";
import type { ShownToast } from "./toast-store.ts";
import { useNoticeTimer } from "./use-notice-timer.ts";

interface Props {
  label: string;
  closeLabel: string;
}

/** Once per page: messages at the edge of the screen, and what screen readers are told. */
export const ToastRegion = island({ name: "toast-region", when: "idle" }, function ToastRegion(props: Props) {
  const { toasts, place } = useStore(toastStore);
  return (
    <>
      {place ? (
        createPortal(<Toasts {...props} toasts={toasts} />, place)
      ) : (
        <Toasts {...props} toasts={toasts} />
      )}
      <Announcer />
    </>
  );
});

function Toasts({ label, closeLabel, toasts }: Props & { toasts: readonly ShownToast[] }) {
  const shown = (role: "status" | "alert") =>
    toasts
      .filter(({ type }) => noticeRole(type) === role)
      .map((toast) => <ToastNotice key={toast.id} toast={toast} closeLabel={closeLabel} />);
  return (
    <section className="toasts" aria-label={label}>
      <output className="flex flex-col gap-2">{shown("status")}</output>
      <div role="alert">{shown("alert")}</div>
    </section>
  );
}

function ToastNotice({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const { id, type, message, kind = "toast", persistent = false, link } = toast;
  const close = () => closeToast(id);
  const clock = useNoticeTimer(noticeDelayMs(kind, persistent), close);
  return (
    <Notice type={type} closeLabel={closeLabel} onClose={close} className="toast" {...clock}>
      {message}
      {link ? (
        <>
          {" "}
          <a href={link.href} className="link font-semibold">
            {link.text}
          </a>
        </>
      ) : null}
    </Notice>
  );
}
