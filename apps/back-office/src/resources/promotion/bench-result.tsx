import type { PromotionTrial } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";

export function BenchResult({ trial }: { trial: PromotionTrial }) {
  const { t, tOr, format } = useLanguage();
  const { lines, promotions, unknownNumbers, shippingCents, totalCents } = trial;
  return (
    <Card title={t("promotion.result")}>
      {unknownNumbers.length > 0 && (
        <Notice tone="warning">
          {t("promotion.unknownNumbers", { numbers: unknownNumbers.join(", ") })}
        </Notice>
      )}
      <Facts
        facts={[
          ...lines.map(
            ({ number, quantity, totalCents: sum }) =>
              [`${quantity} × ${number}`, format.money(sum)] as const,
          ),
          [t("promotion.shipping"), format.money(shippingCents)],
          [
            t("promotion.toPay"),
            <span key="total" className="to-pay">
              {format.money(totalCents)}
            </span>,
          ],
        ]}
      />
      {promotions.length === 0 && <p className="none">{t("promotion.noneTried")}</p>}
      {promotions.map(({ promotionId, name, code, isApplied, offCents, reasons }) => (
        <article key={`${promotionId}${code}`} className="part">
          <h3>
            {[name, code].filter(Boolean).join(" · ")}{" "}
            <Badge tone={isApplied ? "success" : "alert"}>
              {isApplied
                ? t("promotion.applied", { money: format.money(offCents) })
                : t("promotion.notApplied")}
            </Badge>
          </h3>
          {reasons.map((reason) => (
            <p key={reason}>{tOr(`promotion.why.${reason}`, reason)}</p>
          ))}
        </article>
      ))}
    </Card>
  );
}
