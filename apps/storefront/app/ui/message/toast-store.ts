import { createStore } from "zustand/vanilla";
import type { NoticeType } from "./notice-timing.ts";
import { topDialog } from "../overlay/top-dialog.ts";

export interface Toast {
  type: NoticeType;
  message: string;
  /** Stays until it is closed. */
  persistent?: boolean;
  /** A notification stays for 2500 ms, a toast for 5000. */
  kind?: "notification" | "toast";
  /** A link after the message, e.g. to the cart. */
  link?: { href: string; text: string };
}

export type ShownToast = Toast & { id: number };

/** What is shown at the edge of the screen. Changed in the browser only. */
export const toastStore = createStore<ToastState>(() => ({ toasts: [], count: 0, place: null }));

interface ToastState {
  toasts: readonly ShownToast[];
  count: number;
  /** The modal dialog the messages are shown in, for as long as it is open. */
  place: Element | null;
}

/** Shows a message for a while. The page must hold the island of toast-region.island.tsx. */
export function showToast(toast: Toast): void {
  const place = topDialog();
  place?.addEventListener("close", () => toastStore.setState({ place: null }), { once: true });
  toastStore.setState(({ toasts, count }) => ({
    toasts: [...toasts, { ...toast, id: count }],
    count: count + 1,
    place,
  }));
}

export function closeToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
