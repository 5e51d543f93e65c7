import type { FormValues } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { Notification } from "../../ui/message/notification.tsx";
import { Declaration } from "./declaration.tsx";

/** Written in the instruction too: a declaration by mail counts just as much. */
const WITHDRAWAL_EMAIL = "widerruf@hearth.example";

interface Props {
  values: FormValues;
  /** Names the declaration, so that confirming it twice counts once. */
  idempotencyKey: string;
  /** It was confirmed, but the shop could not take it. */
  hasFailed: boolean;
}

/** The second step: what will be declared, and the button that declares it. */
export function WithdrawalConfirmation({ values, idempotencyKey, hasFailed }: Props) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      {hasFailed && (
        <Notification type="danger" persistent>
          <p>{t("withdrawal.failed", { email: WITHDRAWAL_EMAIL })}</p>
        </Notification>
      )}
      <p>{t("withdrawal.confirmText")}</p>
      <Declaration values={values} />
      <form method="post" className="flex flex-wrap gap-3">
        {Object.entries({ ...values, idempotencyKey }).map(([name, value]) => (
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
