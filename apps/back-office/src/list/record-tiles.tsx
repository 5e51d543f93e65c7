import { type RaRecord, useListContext } from "ra-core";
import type { ReactNode } from "react";

interface Props<Item> {
  label: string;
  tile: (item: Item) => ReactNode;
}

/** For what is told apart by looking at it. */
export function RecordTiles<Item>({ label, tile }: Props<Item>) {
  const { data = [], isPlaceholderData } = useListContext<Item & RaRecord>();
  return (
    <ul className="tiles" aria-label={label} aria-busy={isPlaceholderData || undefined}>
      {data.map((item) => (
        <li key={item.id}>{tile(item)}</li>
      ))}
    </ul>
  );
}
