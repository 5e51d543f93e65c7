import type { FormValues } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { Declaration } from "./declaration.tsx";

/** The second step: what will be declared, and the button that declares it. */
export function WithdrawalConfirmation({ values }: { values: FormValues }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      <p>{t("withdrawal.confirmText")}</p>
      <Declaration values={values} />
      <form method="post" className="flex flex-wrap gap-3">
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button name="step" value="confirm">
          {t("withdrawal.confirm")}
        </Button>
        <Button name="step" value="change" look="secondary">
          {t("withdrawal.change")}
        </Button>
      </form>
    </div>
  );
}
