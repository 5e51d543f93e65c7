import type { CartData } from "./cart-data.ts";

/** Whether anything is charged with 0 % now. A form that may end it says so, and the buyer is told when it ended. */
export function isAnyZeroRated({ groups }: Pick<CartData, "groups">): boolean {
  return groups.some(({ lines }) => lines.some(({ isZeroRated }) => isZeroRated));
}
