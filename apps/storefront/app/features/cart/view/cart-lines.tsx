import { Fragment } from "react";
import { useStore } from "zustand";
import { cartStore } from "../store/cart-store.ts";
import type { Removal } from "../store/cart-store.ts";
import { lineIds } from "../store/message-place.ts";
import { placeRemovals } from "../store/place-removals.ts";
import type { CartData, CartGroup } from "../read/cart-data.ts";
import { CartLine } from "./cart-line.tsx";
import { PlacedMessages } from "./placed-messages.tsx";
import { RemovalNotice } from "./removal-notice.tsx";

interface Props {
  cart: CartData;
  group: CartGroup;
  isCompact?: boolean;
}

/** The lines of a group, what was said about them, and where others were a moment ago. */
export function CartLines({ cart, group, isCompact = false }: Props) {
  const { before, atEnd } = placeRemovals(
    useStore(cartStore, ({ removals }) => removals),
    lineIds(cart),
  );
  return (
    <ul className="cart-lines">
      {group.lines.map((line) => (
        <Fragment key={line.id}>
          <RemovalItems removals={before(line.id)} />
          <CartLine line={line} group={group} isCompact={isCompact} />
          <PlacedMessages place={{ at: "line", line: line.id }} as="li" />
        </Fragment>
      ))}
      {group === cart.groups.at(-1) && <RemovalItems removals={atEnd} />}
    </ul>
  );
}

function RemovalItems({ removals }: { removals: readonly Removal[] }) {
  return removals.map((removal) => (
    <li key={removal.restore["lineId"]} className="cart-note">
      <RemovalNotice removal={removal} />
    </li>
  ));
}
