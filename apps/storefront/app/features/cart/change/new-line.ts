import { isId } from "@hearth/contract/ids";
import { cartLimit } from "@hearth/contract/limits";
import type { ProductId } from "@hearth/contract";
import type { CartMessageKey } from "../read/cart-message.ts";
import { formText, formTexts, wholeQuantity } from "./form-text.ts";
import { isLineId, isPlainName, lineId, NO_REFERENCE, SHOP_SOURCE } from "../read/line-id.ts";

export interface NewLine {
  lineId: string;
  productId: ProductId;
  quantity: number;
  source: string;
  reference: string;
  name: string | null;
  manufacturerName: string | null;
  categoryName: string | null;
}

/** Longer names are cut: they are shown where the shop itself knows none. */
const MOST_LETTERS = 255;

/** One or several products; the fields of each stand in the same order. A line that was there before comes back under its id. */
export function readNewLines(form: FormData, intent: "add" | "restore"): NewLine[] | CartMessageKey {
  const source = formText(form, "source") || SHOP_SOURCE;
  const reference = formText(form, "reference") || NO_REFERENCE;
  const productIds = formTexts(form, "productId");
  if (productIds.length === 0 || productIds.length > cartLimit.itemsPerRequest) return "cart.failed.add";
  if (!productIds.every(isId)) return "cart.failed.add";
  if (!isPlainName(source) || !isPlainName(reference)) return "cart.failed.form";
  const known = intent === "restore" ? formText(form, "lineId") : "";
  const lines: NewLine[] = [];
  for (const [index, productId] of productIds.entries()) {
    const at = (name: string) => formTexts(form, name)[index]?.slice(0, MOST_LETTERS) || null;
    const quantity = wholeQuantity(at("quantity") ?? "1");
    if (quantity === null) return "cart.failed.quantity";
    lines.push({
      lineId: isLineId(known) ? known : lineId(productId, source, reference),
      productId,
      quantity,
      source,
      reference,
      name: at("name"),
      manufacturerName: at("manufacturerName"),
      categoryName: at("categoryName"),
    });
  }
  return lines;
}
