import type { OrderFlag, OrderSheet } from "@hearth/admin-contract";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { useOrderAction } from "./steps/use-order-action.ts";

export const orderFlags = ["fraud", "address"] as const satisfies readonly OrderFlag[];

export function FlagBadges({ flags }: { flags: readonly OrderFlag[] }) {
  const { t } = useLanguage();
  return flags.map((flag) => (
    <Badge key={flag} tone="alert">
      {t(`order.flag.${flag}`)}
    </Badge>
  ));
}

/** What somebody should look at before the order goes on. */
export function OrderFlags({ order }: { order: OrderSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const { run, isRunning } = useOrderAction("flagOrder", order, { done: "order.flagged" });
  if (!may("flagOrder")) return null;
  const { id, version, flags } = order;
  const toggle = (flag: OrderFlag) =>
    void run({
      params: { id },
      input: { version, flags: orderFlags.filter((each) => flags.includes(each) !== (each === flag)) },
    });
  return (
    <Card title={t("order.flags")}>
      <p className="card-note">{t("order.flagsText")}</p>
      {orderFlags.map((flag) => (
        <label key={flag} className="check">
          <input
            type="checkbox"
            checked={flags.includes(flag)}
            disabled={isRunning}
            onChange={() => toggle(flag)}
          />
          {t(`order.flag.${flag}`)}
        </label>
      ))}
    </Card>
  );
}
