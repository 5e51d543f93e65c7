import { WishlistToggle } from "./wishlist-toggle.island.tsx";
import type { ToggleLook } from "./wishlist-toggle.island.tsx";

interface Props {
  product: { id: string; name: string };
  /** A round heart over a picture, a bare one, or a button with its word. */
  look?: ToggleLook;
  /** Known on the wishlist page only: shared pages are told by the browser. */
  isWished?: boolean;
}

export function WishlistButton({ product: { id, name }, look, isWished }: Props) {
  // Of a product only what the heart needs is sent to the browser.
  return <WishlistToggle id={id} name={name} look={look} isWished={isWished} />;
}
