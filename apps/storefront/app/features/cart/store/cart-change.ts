/** One thing the buyer wants of the cart, as the fields of its form. */
export interface CartChange {
  intent: string;
  /** What it is about: a line, or the product that becomes one. Null: the cart as a whole. */
  line: string | null;
  fields: [name: string, value: string][];
}

/** Only reads the cart: another tab changed it, or nothing is shown yet. */
export const readChange: CartChange = { intent: "read", line: null, fields: [] };

/** There is one answer to these at a time: the last one counts. */
const single: ReadonlySet<string> = new Set(["delivery", "declaration", "methods"]);

export function changeOf(fields: CartChange["fields"]): CartChange {
  const intent = valueOf(fields, "intent") ?? "";
  const products = fields.filter(([name]) => name === "productId");
  // Several products at once, or one of a configuration, are never the same command twice.
  const product = products.length === 1 && !valueOf(fields, "reference") ? products[0]?.[1] : undefined;
  return { intent, line: valueOf(fields, "lineId") ?? product ?? null, fields };
}

/** What waits after one more change: adds of the same product become one, of other changes to a line only the last is sent. */
export function addWaiting(waiting: readonly CartChange[], change: CartChange): CartChange[] {
  // Every change answers with the whole cart.
  const changes = waiting.filter(({ intent }) => intent !== "read");
  if (change.intent === "read") return changes.length > 0 ? changes : [change];
  if (single.has(change.intent)) return [...changes.filter(({ intent }) => intent !== change.intent), change];
  if (change.line === null) return [...changes, change];
  if (change.intent === "quantity" || change.intent === "remove") {
    return [...changes.filter(({ line }) => line !== change.line), change];
  }
  const last = changes.findLastIndex(({ line }) => line === change.line);
  const before = changes[last];
  if (change.intent !== "add" || before?.intent !== "add") return [...changes, change];
  return changes.with(last, withQuantity(before, quantityOf(before) + quantityOf(change)));
}

export function quantityOf({ fields }: CartChange): number {
  return Number(valueOf(fields, "quantity") ?? 1);
}

function withQuantity({ fields, ...rest }: CartChange, quantity: number): CartChange {
  const others = fields.filter(([name]) => name !== "quantity");
  return { ...rest, fields: [...others, ["quantity", String(quantity)]] };
}

export function valueOf(fields: CartChange["fields"], wanted: string): string | undefined {
  return fields.find(([name]) => name === wanted)?.[1];
}
