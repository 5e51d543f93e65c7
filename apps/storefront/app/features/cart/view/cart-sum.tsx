import type { ReactNode } from "react";
import { useStore } from "zustand";
import { cartStore, isPending } from "../store/cart-store.ts";

/** Whether sums are not known yet because something is on its way. */
export function useIsPending(): boolean {
  return useStore(cartStore, isPending);
}

/** An amount that the next answer may change: seen meanwhile, but not to be read as the answer. */
export function CartSum({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`cart-sum ${className}`.trim()} aria-busy={useIsPending() || undefined}>
      {children}
    </p>
  );
}
