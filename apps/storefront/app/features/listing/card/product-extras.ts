import type { Product } from "@hearth/contract";
import { toCents } from "@hearth/rules";

export type KeyFact = { name: string; value: string };

/** A shop of another kind may not send them. */
type Extended = Pick<Product, "extensions">;

export function keyFacts({ extensions }: Extended): KeyFact[] {
  const facts = extensions?.["keyFacts"];
  return Array.isArray(facts) ? facts.filter(isFact).map(({ name, value }) => ({ name, value })) : [];
}

export function reviewCount({ extensions }: Extended): number {
  return Number(extensions?.["reviewCount"] ?? 0) || 0;
}

export function shippingCents({ extensions }: Extended): number | null {
  const cost = extensions?.["shippingCost"];
  return typeof cost === "number" ? toCents(cost) : null;
}

function isFact(fact: unknown): fact is KeyFact {
  return (
    typeof fact === "object" &&
    fact !== null &&
    "name" in fact &&
    typeof fact.name === "string" &&
    "value" in fact &&
    typeof fact.value === "string"
  );
}
