import { useState } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";

const SHOWN = 100;

export function PromotionCodes({ id }: { id: string }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const [count, setCount] = useState("10");
  const { data } = useAdminQuery("listPromotionCodes", { params: { id }, list: { page: 1, limit: SHOWN } });
  const { run, isRunning } = useAdminAction("createPromotionCodes", { done: "promotion.codesMade" });
  return (
    <Card title={t("promotion.codes")}>
      {may("createPromotionCodes") && (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            void run({ params: { id }, input: { count: Number(count) } });
          }}
        >
          <div className="form-row">
            <Field label={t("promotion.howMany")}>
              <input
                type="number"
                min={1}
                max={1000}
                required
                value={count}
                onChange={(event) => setCount(event.target.value)}
              />
            </Field>
          </div>
          <div className="form-actions">
            <Button type="submit" icon="plus" isBusy={isRunning}>
              {t("promotion.makeCodes")}
            </Button>
          </div>
        </form>
      )}
      {data?.total === 0 && <p className="none">{t("promotion.noCodes")}</p>}
      <ul className="codes" aria-label={t("promotion.codes")}>
        {data?.items.map(({ code, redeemedAt }) => (
          <li key={code}>
            <code>{code}</code>{" "}
            <small className="none">
              {redeemedAt
                ? t("promotion.redeemedAt", { time: format.date(redeemedAt) })
                : t("promotion.open")}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
