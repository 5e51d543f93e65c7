import type { OrderSheet } from "@hearth/admin-contract";
import { leftToSend } from "@hearth/rules";
import { saveFile } from "../../api/save-file.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";

/** For the warehouse: what is still to be sent. */
export function PrintPickList({ order }: { order: OrderSheet }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("printPickList", { touches: [] });
  if (!order.lines.some((line) => leftToSend(line) > 0) || order.state === "cancelled") return null;
  const print = async () => saveFile(await run({ params: { id: order.id } }));
  return (
    <Button icon="printer" isBusy={isRunning} onClick={() => void print()}>
      {t("order.pickList")}
    </Button>
  );
}

/** Goes with the parcel. */
export function PrintDeliveryNote(shipment: { orderId: string; shipmentId: string; number: number }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("printDeliveryNote", { touches: [] });
  const { orderId, shipmentId, number } = shipment;
  const print = async () => saveFile(await run({ params: { id: orderId, shipmentId } }));
  return (
    <Button
      isSmall
      icon="printer"
      isBusy={isRunning}
      aria-label={t("order.deliveryNoteOf", { number })}
      onClick={() => void print()}
    >
      {t("order.deliveryNote")}
    </Button>
  );
}
