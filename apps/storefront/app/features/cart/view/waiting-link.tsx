import { useState } from "react";
import type { ComponentProps, MouseEvent } from "react";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { isPlainClick } from "../../../ui/base/plain-click.ts";
import { settleCart } from "../store/cart-actions.ts";
import { cartStore, isPending } from "../store/cart-store.ts";

type Props = ComponentProps<typeof ButtonLink> & { href: string };

/** A way on that waits until the cart is what the buyer sees, and stays when something went wrong. */
export function WaitingLink({ href, ...rest }: Props) {
  const [isWaiting, setWaiting] = useState(false);

  async function leave(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (!isPending(cartStore.getState()) || !isPlainClick(event)) return;
    event.preventDefault();
    setWaiting(true);
    const isFine = await settleCart();
    setWaiting(false);
    if (isFine) location.assign(href);
  }

  return (
    <ButtonLink
      href={href}
      aria-busy={isWaiting || undefined}
      onClick={(event) => void leave(event)}
      {...rest}
    />
  );
}
