import type { OrderSheet } from "@hearth/admin-contract";
import { useListContext } from "ra-core";
import { useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { MOST_AT_ONCE } from "./parcel-rows.ts";
import { ShipManyDialog } from "./ship-many-dialog.tsx";

/** What can be done with the ticked orders. They are read before the sheet opens: what somebody noted is seen before goods leave. */
export function OrderSelectionBar() {
  const { t, format } = useLanguage();
  const { selectedIds, onUnselectItems } = useListContext();
  const [orders, setOrders] = useState<OrderSheet[] | null>(null);
  const [isReading, setReading] = useState(false);
  const { run } = useAdminAction("readOrder", { touches: [] });
  if (selectedIds.length === 0 && orders === null) return null;
  const open = async () => {
    setReading(true);
    const read: OrderSheet[] = [];
    for (const id of selectedIds) {
      // oxlint-disable-next-line no-await-in-loop -- fifty at once would keep others waiting
      const order = await run({ params: { id: String(id) } });
      if (order) read.push(order);
    }
    setReading(false);
    setOrders(read.toSorted((a, b) => a.number.localeCompare(b.number, "en", { numeric: true })));
  };
  const isTooMany = selectedIds.length > MOST_AT_ONCE;
  return (
    <>
      <section className="selection-bar" aria-label={t("shipMany.selection")}>
        <output>{t("list.selectedCount", { count: format.number(selectedIds.length) })}</output>
        <Button icon="truck-delivery" isBusy={isReading} disabled={isTooMany} onClick={() => void open()}>
          {t("order.ship")}
        </Button>
        {isTooMany && <p>{t("shipMany.tooMany", { count: MOST_AT_ONCE })}</p>}
        <Button look="quiet" icon="x" onClick={() => onUnselectItems()}>
          {t("list.unselect")}
        </Button>
      </section>
      {orders && (
        <ShipManyDialog
          orders={orders}
          onClose={() => {
            setOrders(null);
            onUnselectItems();
          }}
        />
      )}
    </>
  );
}
