import writeXlsxFile from "write-excel-file/universal";
import type { CsvRow } from "../../../list/csv-file.ts";

/** A table as a workbook with one sheet. Texts are texts in it, whatever they begin with: nothing is run. */
export function workbookFile(rows: readonly CsvRow[]): Promise<Blob> {
  const cells = rows.map((row) =>
    row.map((value) => {
      if (value === null || value === "") return null;
      return typeof value === "number"
        ? { value, type: Number, format: "0.00" }
        : { value, type: String, format: "@" };
    }),
  );
  return writeXlsxFile(cells).toBlob();
}
