import type { OrderSheet } from "@hearth/admin-contract";
import type { OrderStep } from "@hearth/rules";
import { type ComponentType, useState } from "react";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import type { IconName } from "../../ui/icon/icon-names.ts";
import { PrintPickList } from "./print-buttons.tsx";
import { CancelDialog } from "./steps/cancel-dialog.tsx";
import { MarkPaid } from "./steps/mark-paid.tsx";
import { offeredSteps } from "./steps/offered-steps.ts";
import { RefundDialog } from "./steps/refund-dialog.tsx";
import { ReturnDialog } from "./steps/return-dialog.tsx";
import { ShipDialog } from "./steps/ship-dialog.tsx";
import type { StepProps } from "./steps/step-dialog.tsx";

type AskedStep = Exclude<OrderStep, "mark-paid">;

const dialogs: Readonly<Record<AskedStep, ComponentType<StepProps>>> = {
  ship: ShipDialog,
  refund: RefundDialog,
  return: ReturnDialog,
  cancel: CancelDialog,
};
const icons: Readonly<Record<AskedStep, IconName>> = {
  ship: "truck-delivery",
  refund: "receipt-refund",
  return: "arrow-back-up",
  cancel: "x",
};
/** As the work goes: what brings the order on stands first, what ends it last. */
const places: readonly AskedStep[] = ["ship", "refund", "return", "cancel"];

export function OrderActions({ order }: { order: OrderSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const offered = offeredSteps(order, may);
  // A step that somebody else made impossible meanwhile closes its form.
  const Dialog = asked && offered.includes(asked) ? dialogs[asked] : null;
  return (
    <div className="order-actions">
      {offered.includes("mark-paid") && <MarkPaid order={order} />}
      {places
        .filter((step) => offered.includes(step))
        .map((step) => (
          <Button
            key={step}
            look={step === "ship" ? "primary" : "plain"}
            icon={icons[step]}
            onClick={() => setAsked(step)}
          >
            {t(`order.${step}`)}
          </Button>
        ))}
      <PrintPickList order={order} />
      {Dialog && <Dialog order={order} onClose={() => setAsked(null)} />}
    </div>
  );
}
