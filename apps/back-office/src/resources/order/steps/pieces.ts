import type { OrderSheet } from "@hearth/admin-contract";
import type { LineProgress, Pieces } from "@hearth/rules";

export type OrderLine = OrderSheet["lines"][number];

/** As a form holds them, by line. A field somebody emptied is no number. */
export type Quantities = Record<string, number>;

/** A line with what is left of it for a step. */
export interface LeftOfLine {
  line: OrderLine;
  left: number;
}

export function linesWithRest(
  { lines }: Pick<OrderSheet, "lines">,
  left: (line: LineProgress) => number,
): LeftOfLine[] {
  return lines.map((line) => ({ line, left: left(line) })).filter((each) => each.left > 0);
}

export function allOf(rest: readonly LeftOfLine[]): Quantities {
  return Object.fromEntries(rest.map(({ line, left }) => [line.id, left]));
}

export function noneOf(rest: readonly LeftOfLine[]): Quantities {
  return Object.fromEntries(rest.map(({ line }) => [line.id, 0]));
}

/** Only lines that take part: the API counts a line without pieces as a mistake. */
export function piecesOf(quantities: Quantities): Pieces[] {
  return Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));
}
