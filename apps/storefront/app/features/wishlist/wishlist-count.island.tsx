import { useStore } from "zustand";
import { island } from "../../islands/island.tsx";
import { wishlistStore } from "./wishlist-store.ts";

/** How many products are on the list: it belongs to one visitor, so the browser writes it. */
export const WishlistCount = island({ name: "wishlist-count", when: "idle" }, function WishlistCount() {
  const count = useStore(wishlistStore, ({ ids }) => ids?.length ?? 0);
  return (
    <span className="count-badge" hidden={count === 0}>
      {count > 0 ? count : null}
    </span>
  );
});
