import type { AdminShippingMethod } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Card } from "../../../ui/card.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { MethodList } from "./method-list.tsx";
import { ShippingDialog } from "./shipping-dialog.tsx";

export function ShippingCard() {
  const { t } = useLanguage();
  const may = useMay();
  const { data, error, refetch } = useAdminQuery("listShippingMethods", {});
  const [open, setOpen] = useState<AdminShippingMethod | null>(null);
  const { run } = useAdminAction("changeShippingMethod", { done: "settings.moved" });
  const move = ({ id, technicalName: _name, ...input }: AdminShippingMethod, position: number) =>
    void run({ params: { id }, input: { ...input, position } });
  return (
    <Card title={t("settings.shippingMethods")}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <MethodList
          title={t("settings.shippingMethods")}
          methods={data.methods}
          onMove={may("changeShippingMethod") ? move : null}
          onOpen={setOpen}
          note={() => null}
        />
      )}
      {open && <ShippingDialog method={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
