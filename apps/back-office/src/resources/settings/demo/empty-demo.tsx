import type { DemoShop } from "@hearth/admin-contract";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** The name is typed by hand: nobody empties a shop in passing. */
export function EmptyDemo({ demo: { version, shopName } }: { demo: DemoShop }) {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const [typed, setTyped] = useState("");
  const { run, isRunning, error } = useAdminAction("emptyDemo", { isQuiet: true });
  if (!may("emptyDemo")) return <Notice>{t("demo.ownerOnly")}</Notice>;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run({ input: { version, shopName: typed } });
  };
  return (
    <Card title={t("demo.empty")}>
      <form className="form" onSubmit={submit}>
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        <p>{t("demo.warning")}</p>
        <Field label={t("demo.name")} hint={t("demo.nameHint", { name: shopName })}>
          <input
            required
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div className="form-actions">
          <Button look="danger" type="submit" isBusy={isRunning}>
            {t("demo.empty")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
