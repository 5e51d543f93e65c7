import { type ExportedPrice, priceCells } from "@hearth/rules";
import type { Language } from "../../../language/use-language.ts";
import type { CsvRow } from "../../../list/csv-file.ts";

/** A price file with its heading, in the words of the screen. */
export function priceRows(prices: readonly ExportedPrice[], t: Language["t"]): CsvRow[] {
  return [
    [t("field.productNumber"), t("product.gross"), t("product.listPrice"), t("field.name")],
    ...prices.map(priceCells),
  ];
}
