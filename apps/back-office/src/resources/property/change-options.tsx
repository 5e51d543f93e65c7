import type { PropertySheet } from "@hearth/admin-contract";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AddOption } from "./add-option.tsx";
import { moved, optionInput, type TypedOption, typedOptions } from "./option-form.ts";
import { OptionRow } from "./option-row.tsx";

/** All options in their order, saved together. */
export function ChangeOptions({ property }: { property: PropertySheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const canChange = may("changePropertyOptions");
  const [options, setOptions] = useState(() => typedOptions(property));
  const { run, isRunning, error } = useAdminAction("changePropertyOptions", {
    done: "property.optionsSaved",
    isQuiet: true,
    touches: ["property", "product"],
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { id, version } = property;
    await run({ params: { id }, input: { version, options: optionInput(options) } });
  };
  const replace = (at: number, option: TypedOption) => setOptions(options.with(at, option));
  return (
    <Card title={t("property.options")}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        <p className="form-note">{t("property.optionsHint")}</p>
        {options.length === 0 && <p className="none">{t("property.noOptions")}</p>}
        <fieldset className="plain-fieldset" disabled={!canChange}>
          <ol className="property-options" aria-label={t("property.options")}>
            {options.map((option, at) => (
              <OptionRow
                key={option.key}
                option={option}
                number={at + 1}
                isLast={at === options.length - 1}
                onChange={(changed) => replace(at, changed)}
                onMove={(by) => setOptions(moved(options, at, by))}
                onRemove={() => setOptions(options.toSpliced(at, 1))}
              />
            ))}
          </ol>
        </fieldset>
        {canChange && (
          <>
            <AddOption property={property} onAdd={(option) => setOptions([...options, option])} />
            <div className="form-actions">
              <Button look="primary" type="submit" isBusy={isRunning}>
                {t("property.saveOptions")}
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}
