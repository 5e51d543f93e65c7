import { netFromGross } from "../tax.ts";

/** What a product is to § 12(3) UStG. */
export type PvKind = "none" | "module" | "storage" | "small-storage" | "component";

/** What the buyer declared: operates a photovoltaic system; also that small storage stores its current. */
export type PvDeclaration = "none" | "operator" | "operator-small-storage";

/** trade resells, so its goods are not delivered to the operator. A business may be one. */
export type BuyerRole = "consumer" | "business" | "trade";

export interface ZeroRateCase {
  kind: PvKind;
  declaration: PvDeclaration;
  /** Of the delivery. */
  countryIso: string;
  role: BuyerRole;
}

/** Storage from this usable size counts as made for photovoltaics; below it the buyer says so (UStAE 12.18). */
const SMALLEST_PLAIN_STORAGE_KWH = 5;

/** From the product's mark. Storage of unknown size counts as small: the stricter declaration is asked. */
export function pvKind(pvZero: string | null, usableKwh: number | null): PvKind {
  if (pvZero === "module" || pvZero === "component") return pvZero;
  if (pvZero !== "storage") return "none";
  return (usableKwh ?? 0) < SMALLEST_PLAIN_STORAGE_KWH ? "small-storage" : "storage";
}

/** Whether goods carry 0 % VAT instead of their ordinary rate. */
export function isZeroRated({ kind, declaration, countryIso, role }: ZeroRateCase): boolean {
  if (kind === "none" || declaration === "none" || countryIso !== "DE" || role === "trade") return false;
  return kind !== "small-storage" || declaration === "operator-small-storage";
}

/** The price at 0 %: the gross price without the tax it holds. Product page and cart both show this one. */
export function zeroRatedCents(grossCents: number, ordinaryRate: number): number {
  return netFromGross(grossCents, ordinaryRate);
}
