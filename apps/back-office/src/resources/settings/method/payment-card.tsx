import type { AdminPaymentMethod } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { MethodList } from "./method-list.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";

export function PaymentCard() {
  const { t } = useLanguage();
  const may = useMay();
  const { data, error, refetch } = useAdminQuery("listPaymentMethods", {});
  const [open, setOpen] = useState<AdminPaymentMethod | null>(null);
  const { run } = useAdminAction("changePaymentMethod", { done: "settings.moved" });
  const move = (method: AdminPaymentMethod, position: number) => {
    const { id, technicalName: _name, hasProvider: _provider, ...input } = method;
    void run({ params: { id }, input: { ...input, position } });
  };
  return (
    <Card title={t("settings.paymentMethods")}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <MethodList
          title={t("settings.paymentMethods")}
          methods={data.methods}
          onMove={may("changePaymentMethod") ? move : null}
          onOpen={setOpen}
          note={({ hasProvider }) =>
            !hasProvider && <Badge tone="alert">{t("settings.withoutProvider")}</Badge>
          }
        />
      )}
      {open && <PaymentDialog method={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
