/** A quantity is sent this long after its last change. */
const QUANTITY_DELAY_MS = 800;

export interface QuantityDrafts {
  edit: (line: string, wanted: number) => void;
  /** Sends at once what waits. */
  flush: () => void;
  /** What the buyer wants and nobody was told yet. */
  wanted: () => ReadonlyMap<string, number>;
  drop: (line: string) => void;
}

/** Collects the edits of each line until they rest. */
export function createQuantityDrafts(rest: (line: string, wanted: number) => void): QuantityDrafts {
  const wanted = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function drop(line: string): void {
    clearTimeout(timers.get(line));
    timers.delete(line);
    wanted.delete(line);
  }

  function finish(line: string): void {
    const quantity = wanted.get(line);
    drop(line);
    if (quantity !== undefined) rest(line, quantity);
  }

  return {
    edit(line, quantity) {
      clearTimeout(timers.get(line));
      wanted.set(line, quantity);
      timers.set(
        line,
        setTimeout(() => finish(line), QUANTITY_DELAY_MS),
      );
    },
    flush: () => [...wanted.keys()].forEach(finish),
    wanted: () => wanted,
    drop,
  };
}

/** Null: the shop has it like that already, or what was typed is no number yet. */
export function quantityToSend(wanted: number, known: number): number | null {
  return Number.isInteger(wanted) && wanted > 0 && wanted !== known ? wanted : null;
}
