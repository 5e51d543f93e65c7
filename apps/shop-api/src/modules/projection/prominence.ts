import { nearestRole, type ProductRole, type ReferenceData } from "../reference/index.ts";

export type Margin = "high" | "usual" | "low";

/** Devices first, then what belongs to them, then work and documents, at last what repairs them. */
const places: Record<ProductRole, number> = { main: 3, accessory: 2, service: 1, spare: 0 };
/** Above what any product earns. */
const STEP = 1_000_000_000_000;
/** In percent of the usual share of a price. */
const shares: Record<Margin, number> = { high: 125, usual: 100, low: 80 };

export interface Offered {
  role: ProductRole | null;
  margin: Margin | null;
  categoryIds: readonly string[];
}

/** What is sold of an article, and for how much. */
export interface Sold {
  sales: number;
  priceCents: number;
}

/** Where a hit stands in a category before anybody sorts: by its role, then by what it earns. */
export function prominence(product: Offered, sold: readonly Sold[], reference: ReferenceData): number {
  const role = product.role ?? nearestRole(reference, product.categoryIds[0] ?? "") ?? "main";
  const turnoverCents = sold.reduce((sum, { sales, priceCents }) => sum + sales * priceCents, 0);
  const earned = Math.round((turnoverCents * shares[product.margin ?? "usual"]) / 10_000);
  return places[role] * STEP + Math.min(earned, STEP - 1);
}
