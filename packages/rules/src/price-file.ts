/** A price as it leaves the shop. */
export interface ExportedPrice {
  number: string;
  name: string | null;
  grossCents: number;
  listGrossCents: number | null;
}

export type PriceCells = [number: string, price: number, listPrice: number | null, name: string | null];

/** A row of a price file, as `readPriceRows` reads it: taken out and read in again, nothing changes. A row is one line of text. */
export function priceCells({ number, name, grossCents, listGrossCents }: ExportedPrice): PriceCells {
  return [
    number,
    grossCents / 100,
    listGrossCents === null ? null : listGrossCents / 100,
    name?.replace(/\s+/g, " ") ?? null,
  ];
}
