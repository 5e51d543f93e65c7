import type { ContentPageSheet } from "@hearth/admin-contract";
import { instantOf, shopMinute } from "@hearth/rules";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

interface Props {
  page: ContentPageSheet;
  hasUnsaved: boolean;
}

const typedOf = (time: string | null) => (time === null ? "" : shopMinute(time));
const timeOf = (typed: string) => (typed === "" ? null : new Date(instantOf(typed)).toISOString());

/** When the worker publishes and ends it, by the shop's clock. */
export function PageSchedule({ page, hasUnsaved }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const { id, version, publishAt, endAt, publishNumber, liveNumber, problems } = page;
  const { run, isRunning, error } = useAdminAction("scheduleContentPage", {
    done: "contentPage.planned",
    isQuiet: true,
  });
  const { register, handleSubmit } = useForm({
    defaultValues: { publishAt: typedOf(publishAt), endAt: typedOf(endAt) },
  });
  const submit = handleSubmit((typed) =>
    run({
      params: { id },
      input: { version, publishAt: timeOf(typed.publishAt), endAt: timeOf(typed.endAt) },
    }),
  );
  const canPlan = may("scheduleContentPage");
  const isBlocked = hasUnsaved || (problems.length > 0 && liveNumber === null);
  return (
    <Card title={t("contentPage.schedule")}>
      {publishNumber !== null && (
        <p className="card-note">{t("contentPage.plannedNumber", { number: publishNumber })}</p>
      )}
      <form className="form" onSubmit={(event) => void submit(event)}>
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        <fieldset className="plain-fieldset form" disabled={!canPlan}>
          <Field label={t("contentPage.publishAt")}>
            <input type="datetime-local" {...register("publishAt")} />
          </Field>
          <Field label={t("contentPage.endAt")} hint={t("contentPage.shopClock")}>
            <input type="datetime-local" {...register("endAt")} />
          </Field>
        </fieldset>
        {canPlan && (
          <div className="form-actions">
            <Button type="submit" isBusy={isRunning} disabled={isBlocked}>
              {t("contentPage.plan")}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
