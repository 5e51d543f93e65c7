import type { KeyFact, Product } from "@hearth/contract";
import { toCents } from "@hearth/rules";

/** A shop of another kind does not send them. */
type Extended = Pick<Product, "extensions">;

export function keyFacts({ extensions }: Extended): KeyFact[] {
  return extensions?.keyFacts ?? [];
}

export function reviewCount({ extensions }: Extended): number {
  return extensions?.reviewCount ?? 0;
}

export function shippingCents({ extensions }: Extended): number | null {
  const cost = extensions?.shippingCost ?? null;
  return cost === null ? null : toCents(cost);
}
