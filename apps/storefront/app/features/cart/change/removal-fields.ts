import type { CartGroup, CartLineData } from "../read/cart-data.ts";
import type { RestoreFields } from "../read/cart-message.ts";

/** What a form that removes a line sends: the line, and all that puts it back. */
export function removalFields(
  line: CartLineData,
  { source, reference }: Pick<CartGroup, "source" | "reference">,
): RestoreFields {
  if (line.productId === null) return { lineId: line.id };
  return {
    lineId: line.id,
    productId: line.productId,
    quantity: String(line.quantity),
    source,
    reference,
    name: line.name,
    ...(line.manufacturer ? { manufacturerName: line.manufacturer } : {}),
    ...(line.category ? { categoryName: line.category } : {}),
  };
}
