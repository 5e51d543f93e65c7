import type { OrderHead } from "@hearth/admin-contract";
import { shopDay } from "@hearth/rules";
import { useListContext } from "ra-core";
import { saveText } from "../../api/save-file.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { decimalSign } from "../../language/money-text.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import { csvFile } from "../../list/csv-file.ts";
import { Button } from "../../ui/button.tsx";
import { orderRows } from "./order-rows.ts";

/** All orders of the list as it is narrowed now, for bookkeeping or a spreadsheet. */
export function ExportOrders() {
  const language = useLanguage();
  const { t } = language;
  const { filterValues } = useListContext();
  const { run, isRunning } = useAdminAction("exportOrders", { touches: [] });
  const take = async () => {
    const { q, ...filter } = filterValues as { q?: string };
    const answer = await run({ input: { filter, ...(q !== undefined && { search: q }) } });
    if (answer) saveOrders(answer.items, language);
  };
  return (
    <Button icon="download" isBusy={isRunning} onClick={() => void take()}>
      {t("order.export")}
    </Button>
  );
}

function saveOrders(orders: readonly OrderHead[], language: Language): void {
  const fileName = `${language.t("order.exportFile")}-${shopDay(new Date())}.csv`;
  const text = csvFile(orderRows(orders, language), decimalSign(language.locale));
  saveText({ fileName, mimeType: "text/csv;charset=utf-8", text });
}
