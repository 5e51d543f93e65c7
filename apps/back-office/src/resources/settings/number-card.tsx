import type { NumberRange } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
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
            <span className="setting-moves">{range.next}</span>
          </li>
        ))}
      </ul>
      {changed && <NumberDialog range={changed} onClose={() => setChanged(null)} />}
    </Card>
  );
}

function NumberDialog({ range, onClose }: { range: NumberRange; onClose: () => void }) {
  const { t, tOr } = useLanguage();
  const failureText = useFailureText();
  const [next, setNext] = useState(String(range.next));
  const { run, isRunning, error } = useAdminAction("changeNumberRange", {
    done: "settings.numbersSaved",
    isQuiet: true,
  });
  return (
    <FormDialog
      title={tOr(`settings.numbers.${range.id}`, range.id)}
      submit={t("shell.save")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await run({ params: { id: range.id }, input: { next: Number(next) } })) onClose();
      }}
      onClose={onClose}
    >
      <Field label={t("settings.nextNumber")} hint={t("settings.numbersText")}>
        <input
          type="number"
          required
          min={range.next + 1}
          max={999_999_999}
          value={next}
          onChange={({ target }) => setNext(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
