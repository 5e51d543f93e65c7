import { createStore } from "zustand/vanilla";
import type { NoticeType } from "./notice-timing.ts";

export type Toast = {
  type: NoticeType;
  message: string;
  /** Stays until it is closed. */
  persistent?: boolean;
  /** A notification stays for 2500 ms, a toast for 5000. */
  kind?: "notification" | "toast";
  /** A link after the message, e.g. to the cart. */
  link?: { href: string; text: string };
};

export type ShownToast = Toast & { id: number };

/** What is shown at the edge of the screen. Changed in the browser only. */
export const toastStore = createStore<{ toasts: readonly ShownToast[]; count: number }>(() => ({
  toasts: [],
  count: 0,
}));

/** Shows a message for a while. The page must hold the island of toast-region.island.tsx. */
export function showToast(toast: Toast): void {
  toastStore.setState(({ toasts, count }) => ({
    toasts: [...toasts, { ...toast, id: count }],
    count: count + 1,
  }));
}

export function closeToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
