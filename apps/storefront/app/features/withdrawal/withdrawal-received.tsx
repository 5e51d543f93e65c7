import type { FormValues } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { Notification } from "../../ui/message/notification.tsx";
import { Declaration } from "./declaration.tsx";

interface Props {
  values: FormValues;
  reference: string;
  receivedAt: string;
}

/** The same as the mail says, for those whose mail does not come. */
export function WithdrawalReceived({ values, reference, receivedAt }: Props) {
  const { t, format } = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      <Notification type="success" persistent>
        <p>{t("withdrawal.receivedText", { time: format.exactTime(receivedAt), reference })}</p>
      </Notification>
      <Declaration values={values} />
      <p>{t("withdrawal.receivedMail", { email: values["email"] ?? "" })}</p>
      <p>{t("withdrawal.receivedNext")}</p>
    </div>
  );
}
