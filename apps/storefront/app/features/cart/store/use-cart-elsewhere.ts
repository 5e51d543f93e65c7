import { useEffect } from "react";
import { sessionStore } from "../../sign-in/public-islands.ts";
import { recallCart } from "./counted-cart.ts";
import { isCartSeen } from "./seen-cart.ts";
import { readStoredCart, STORED_CART_KEY } from "./stored-cart.ts";

/**
 * Follows what happens to the cart elsewhere: in another tab, while this page was not seen, by signing in or out. The badge counts it
 * at once; whoever looks at the cart here sees the new one. The link of the header does it, for the cart page too.
 */
export function useCartElsewhere(): void {
  useEffect(() => {
    let isStale = false;
    const stop = new AbortController();
    const { signal } = stop;

    function readAgain(): void {
      if (!isStale || document.visibilityState !== "visible" || !isCartSeen()) return;
      isStale = false;
      void readCartSoon();
    }

    function onStorage({ key, oldValue, newValue }: StorageEvent): void {
      if (key !== STORED_CART_KEY && key !== null) return;
      recallCart();
      isStale ||= readStoredCart(oldValue)?.version !== readStoredCart(newValue)?.version;
      readAgain();
    }

    function onShow({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      recallCart();
      isStale = true;
      readAgain();
    }

    recallCart();
    addEventListener("storage", onStorage, { signal });
    addEventListener("pageshow", onShow, { signal });
    document.addEventListener("visibilitychange", readAgain, { signal });
    // Signing in and out changes whose cart it is. It may have happened before this runs.
    let session = 0;
    const followSession = ({ version }: { version: number }): void => {
      if (version !== session) void readCartSoon();
      session = version;
    };
    followSession(sessionStore.getState());
    const forget = sessionStore.subscribe(followSession);
    return () => {
      stop.abort();
      forget();
    };
  }, []);
}

/** Most pages never change the cart: what does so is loaded when it is needed. */
export async function readCartSoon(): Promise<void> {
  const { readCart } = await import("./cart-actions.ts");
  readCart();
}
