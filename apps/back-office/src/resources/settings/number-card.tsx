import type { NumberRange } from "@hearth/admin-contract";
import { numberBy, numberPatternProblem, shopDay } from "@hearth/rules";
import { useState } from "react";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";

export function NumberCard() {
  const { t, tOr } = useLanguage();
  const may = useMay();
  const { data, error, refetch } = useAdminQuery("listNumberRanges", {});
  const [changed, setChanged] = useState<NumberRange | null>(null);
  return (
    <Card title={t("settings.numbers")}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <ul className="setting-list">
        {data?.ranges.map((range) => (
          <li key={range.id}>
            {may("changeNumberRange") ? (
              <button type="button" className="setting-name" onClick={() => setChanged(range)}>
                {tOr(`settings.numbers.${range.id}`, range.id)}
              </button>
            ) : (
              tOr(`settings.numbers.${range.id}`, range.id)
            )}
            <span className="setting-moves">
              {numberBy(range.pattern, { n: range.next, year: thisYear() })}
            </span>
          </li>
        ))}
      </ul>
      {changed && <NumberDialog range={changed} onClose={() => setChanged(null)} />}
    </Card>
  );
}

function NumberDialog({ range, onClose }: { range: NumberRange; onClose: () => void }) {
  const { t, tOr } = useLanguage();
  const [next, setNext] = useState(String(range.next));
  const [pattern, setPattern] = useState(range.pattern);
  const problem = numberPatternProblem(pattern);
  const { save, shown } = useSavingDialog("changeNumberRange", { done: "settings.numbersSaved", onClose });
  return (
    <FormDialog
      title={tOr(`settings.numbers.${range.id}`, range.id)}
      submit={t("shell.save")}
      onSubmit={(event) => {
        event.preventDefault();
        const input = {
          ...(Number(next) !== range.next && { next: Number(next) }),
          ...(pattern !== range.pattern && { pattern }),
        };
        if (Object.keys(input).length === 0) onClose();
        else if (problem === null) void save({ params: { id: range.id }, input });
      }}
      {...shown}
    >
      <Field label={t("settings.nextNumber")} hint={t("settings.numbersText")}>
        <input
          type="number"
          required
          min={range.next}
          max={999_999_999}
          value={next}
          onChange={({ target }) => setNext(target.value)}
        />
      </Field>
      <Field
        label={t("settings.numberPattern")}
        hint={t("settings.numberPatternText")}
        error={problem ? t(`reason.${problem}`) : undefined}
      >
        <input
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={pattern}
          onChange={({ target }) => setPattern(target.value)}
        />
      </Field>
      {problem === null && (
        <p className="form-note" role="status">
          {t("settings.numberExample", {
            number: numberBy(pattern, { n: Number(next) || range.next, year: thisYear() }),
          })}
        </p>
      )}
    </FormDialog>
  );
}

const thisYear = () => Number(shopDay(new Date()).slice(0, 4));
