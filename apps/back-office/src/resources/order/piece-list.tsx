import type { OrderSheet } from "@hearth/admin-contract";
import type { Pieces } from "@hearth/rules";
import { useLanguage } from "../../language/use-language.ts";

/** Pieces by the names of their lines. */
export function PieceList({ order, pieces }: { order: OrderSheet; pieces: readonly Pieces[] }) {
  const { format } = useLanguage();
  const labels = new Map<string, string>(order.lines.map(({ id, label }) => [id, label]));
  return (
    <ul>
      {pieces.map(({ lineId, quantity }) => (
        <li key={lineId}>
          {format.number(quantity)} × {labels.get(lineId)}
        </li>
      ))}
    </ul>
  );
}
