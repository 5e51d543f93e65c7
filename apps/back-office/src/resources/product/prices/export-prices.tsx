import { type ExportedPrice, shopDay } from "@hearth/rules";
import { useListContext } from "ra-core";
import { useState } from "react";
import { saveBlob } from "../../../api/save-file.ts";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { decimalSign } from "../../../language/money-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { csvFile, type CsvRow } from "../../../list/csv-file.ts";
import { Button } from "../../../ui/button.tsx";
import { priceRows } from "./price-rows.ts";

const formats = ["csv", "xlsx"] as const;
type Format = (typeof formats)[number];

/** Prices of all products of the list as it is narrowed now, as files the price import reads. */
export function ExportPrices() {
  const { t, locale } = useLanguage();
  const { filterValues } = useListContext();
  const { run } = useAdminAction("exportPrices", { touches: [] });
  const [busy, setBusy] = useState<Format | null>(null);
  const takeAll = async (): Promise<ExportedPrice[] | null> => {
    const { q, ...filter } = filterValues as { q?: string };
    const narrowed = { filter, ...(q !== undefined && { search: q }) };
    const prices: ExportedPrice[] = [];
    for (let after: string | null = ""; after !== null;) {
      const piece = await run({ input: { ...narrowed, ...(after && { after }) } });
      if (!piece) return null;
      prices.push(...piece.items);
      after = piece.next;
    }
    return prices;
  };
  const save = async (format: Format) => {
    setBusy(format);
    const prices = await takeAll();
    if (prices) {
      const rows = priceRows(prices, t);
      await saveRows(rows, { name: t("product.exportFile"), format, decimal: decimalSign(locale) });
    }
    setBusy(null);
  };
  return formats.map((format) => (
    <Button key={format} icon="download" isBusy={busy === format} onClick={() => void save(format)}>
      {t(`product.export.${format}`)}
    </Button>
  ));
}

interface PriceFile {
  name: string;
  format: Format;
  decimal: "," | ".";
}

/** What writes workbooks comes when one is wanted. */
async function saveRows(rows: readonly CsvRow[], { name, format, decimal }: PriceFile): Promise<void> {
  const content =
    format === "csv"
      ? new Blob([csvFile(rows, decimal)], { type: "text/csv;charset=utf-8" })
      : await (await import("./workbook-file.ts")).workbookFile(rows);
  saveBlob(content, `${name}-${shopDay(new Date())}.${format}`);
}
