import type { ProductSheet, StockReason } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Field } from "../../ui/field.tsx";
import { ChangeRefused } from "./change-refused.tsx";
import { StockMovements } from "./stock-movements.tsx";

const reasons: readonly StockReason[] = ["delivery", "return", "count", "damage", "own-use"];

export function ProductStock({ product }: { product: ProductSheet }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const { stock, variants } = product;
  if (variants.length > 0) {
    const available = variants.reduce((sum, variant) => sum + variant.available, 0);
    return (
      <Card title={t("product.stock")}>
        <p className="card-note">{t("product.stockOfVariants", { pieces: format.number(available) })}</p>
      </Card>
    );
  }
  return (
    <Card title={t("product.stock")}>
      <Facts
        facts={[
          [t("product.onShelf"), format.number(stock.stock)],
          [t("product.reserved"), format.number(stock.reserved)],
          [t("field.available"), <strong key="available">{format.number(stock.available)}</strong>],
        ]}
      />
      {may("moveStock") && <MoveStock product={product} />}
      <StockMovements movements={stock.movements} />
    </Card>
  );
}

function MoveStock({ product }: { product: ProductSheet }) {
  const { t } = useLanguage();
  const { run, isRunning, error } = useAdminAction("moveStock", {
    done: "product.stockMoved",
    isQuiet: true,
  });
  const { register, handleSubmit, reset } = useForm<{ pieces: string; reason: StockReason; note: string }>({
    defaultValues: { pieces: "", reason: "delivery", note: "" },
  });
  const submit = handleSubmit(async ({ pieces, reason, note }) => {
    const input = { pieces: Number(pieces), reason, ...(note && { note }) };
    if (await run({ params: { id: product.id }, input })) reset();
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <ChangeRefused error={error} product={product} />
      <div className="form-row">
        <Field label={t("product.pieces")} hint={t("product.piecesHint")}>
          <input type="number" step={1} required {...register("pieces")} />
        </Field>
        <Field label={t("product.reason")}>
          <select {...register("reason")}>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`product.reason.${reason}`)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field label={t("field.note")}>
        <input maxLength={500} autoComplete="off" {...register("note")} />
      </Field>
      <div className="form-actions">
        <Button type="submit" isBusy={isRunning}>
          {t("product.moveStock")}
        </Button>
      </div>
    </form>
  );
}
