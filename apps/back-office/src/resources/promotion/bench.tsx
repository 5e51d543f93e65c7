import { useState } from "react";
import { startOfDay } from "@hearth/rules";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useChoices } from "../../api/use-choices.ts";
import { BenchResult } from "./bench-result.tsx";
import { cartLinesOf } from "./cart-lines.ts";

/** What a cart would pay. Nothing is kept. */
export function Bench() {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const [query] = useSearchParams();
  const { customerGroups, countries } = useChoices();
  const [isEmpty, setEmpty] = useState(false);
  const [result, setResult] = useState<Awaited<ReturnType<typeof run>>>();
  const { run, isRunning, error } = useAdminAction("tryPromotions", { isQuiet: true });
  const { register, handleSubmit } = useForm({
    defaultValues: {
      lines: "",
      codes: query.get("code") ?? "",
      customerGroupId: "",
      countryId: "",
      isFirstOrder: false,
      at: "",
    },
  });
  const submit = handleSubmit(async ({ lines, codes, customerGroupId, countryId, isFirstOrder, at }) => {
    const cart = cartLinesOf(lines);
    setEmpty(cart.length === 0);
    if (cart.length === 0) return;
    const input = {
      lines: cart,
      codes: codes.split(/[\s,]+/).filter(Boolean),
      isFirstOrder,
      ...(customerGroupId && { customerGroupId }),
      ...(countryId && { countryId }),
      ...(at && { at: new Date(startOfDay(at)).toISOString() }),
    };
    setResult(await run({ input }));
  });
  const choice = (name: "customerGroupId" | "countryId", label: string, all: typeof countries) => (
    <Field label={label}>
      <select {...register(name)}>
        <option value="">{t("promotion.usual")}</option>
        {all.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <>
      <ScreenHead title={t("promotion.bench")} back={{ to: "/promotion", text: t("nav.promotion") }} />
      <p className="lead">{t("promotion.benchText")}</p>
      <div className="bench">
        <Card title={t("promotion.bench")}>
          <form className="form" onSubmit={(event) => void submit(event)}>
            {isEmpty && <Notice tone="alert">{t("promotion.noLines")}</Notice>}
            {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
            <Field label={t("promotion.lines")}>
              <textarea rows={5} spellCheck={false} {...register("lines")} />
            </Field>
            <Field label={t("promotion.triedCodes")}>
              <input autoComplete="off" {...register("codes")} />
            </Field>
            {may("readProductChoices") && (
              <div className="form-row">
                {choice("customerGroupId", t("promotion.group"), customerGroups)}
                {choice("countryId", t("promotion.country"), countries)}
              </div>
            )}
            <div className="form-row">
              <Field label={t("promotion.at")}>
                <input type="date" {...register("at")} />
              </Field>
            </div>
            <label className="check">
              <input type="checkbox" {...register("isFirstOrder")} />
              {t("promotion.isFirst")}
            </label>
            <div className="form-actions">
              <Button look="primary" type="submit" isBusy={isRunning}>
                {t("promotion.try")}
              </Button>
            </div>
          </form>
        </Card>
        {result && <BenchResult trial={result} />}
      </div>
    </>
  );
}
