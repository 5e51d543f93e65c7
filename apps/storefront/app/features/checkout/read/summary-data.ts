import type { Cart } from "@hearth/contract";
import { readCart } from "../../cart/public.ts";
import type { Sums } from "../../cart/public.ts";
import type { CheckoutData, CheckoutLine } from "./checkout-data.ts";

/** What is ordered, as it stands beside every step. */
export interface SummaryData {
  lines: Pick<CheckoutLine, "id" | "name" | "quantity" | "totalCents" | "picture">[];
  sums: Sums;
  arrival: CheckoutData["arrival"];
}

/** Before anybody has said who orders there is only the cart. */
export function summaryOfCart(cart: Cart): SummaryData {
  const { groups, delivery, ...sums } = readCart(cart);
  const lines = groups.flatMap((group) => group.lines);
  return { lines: lines.map(shortLine), sums: fixedSums(sums), arrival: delivery?.window ?? null };
}

export function summaryOf({ cart, lines, arrival }: CheckoutData): SummaryData {
  return { lines: lines.map(shortLine), sums: fixedSums(cart), arrival };
}

function shortLine({ id, name, quantity, totalCents, picture }: SummaryData["lines"][number]) {
  return { id, name, quantity, totalCents, picture };
}

/** Codes are given up in the cart. */
function fixedSums({ totals, promotions, isVirtual }: Sums): Sums {
  return {
    totals,
    isVirtual,
    promotions: promotions.map((promotion) => ({ ...promotion, isRemovable: false })),
  };
}
