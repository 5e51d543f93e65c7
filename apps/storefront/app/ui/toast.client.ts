import { startNoticeTimer } from "./notice-timer.client.ts";
import { noticeDelayMs, noticeRole } from "./notice-timing.ts";
import type { NoticeType } from "./notice-timing.ts";

export type Toast = {
  type: NoticeType;
  message: string;
  persistent?: boolean;
  /** A notification stays for 2500 ms, a toast for 5000. */
  kind?: "notification" | "toast";
  /** A link after the message, e.g. to the cart. */
  link?: { href: string; text: string };
};

// Also closes the notices that cart-told.client.ts makes of the same templates.
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element) target.closest("[data-notice-close]")?.closest("[data-notice]")?.remove();
});

/** Shows a message at the edge of the screen for a while. The page must hold a `ToastRegion`. */
export function showToast({ type, message, persistent = false, kind = "toast", link }: Toast): void {
  const region = document.querySelector<HTMLElement>("[data-toasts]");
  const template = region?.querySelector<HTMLTemplateElement>(`template[data-toast-type="${type}"]`);
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!region || !(toast instanceof HTMLElement)) return;
  liftAboveDialog(region);
  toast.querySelector("[data-toast-text]")?.append(message, ...(link ? [" ", anchor(link)] : []));
  region.querySelector(`[role="${noticeRole(type)}"]`)?.append(toast);
  const delayMs = noticeDelayMs(kind, persistent);
  if (delayMs !== null) startNoticeTimer(toast, delayMs);
}

function anchor({ href, text }: { href: string; text: string }): HTMLAnchorElement {
  const element = document.createElement("a");
  element.href = href;
  element.textContent = text;
  element.className = "link font-semibold";
  return element;
}

/** What lies outside an open modal dialog is neither seen nor heard, so the region moves in for as long. */
function liftAboveDialog(region: HTMLElement): void {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (!dialog || dialog.contains(region)) return;
  dialog.append(region);
  dialog.addEventListener("close", () => document.body.append(region), { once: true });
}
