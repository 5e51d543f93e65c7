import { useStore } from "zustand";
import { cartStore } from "../store/cart-store.ts";
import { PlacedMessages } from "./placed-messages.tsx";
import { RemovalNotice } from "./removal-notice.tsx";

/** What is said above the cart: about the whole of it, and about lines of which no neighbour is left. */
export function CartTop({ isEmpty }: { isEmpty: boolean }) {
  const { removals } = useStore(cartStore);
  return (
    <>
      <PlacedMessages place={{ at: "top" }} />
      {isEmpty &&
        removals.map((removal) => <RemovalNotice key={removal.restore["lineId"]} removal={removal} />)}
    </>
  );
}
