import type { PhoneCustomer, PhoneGuestForm } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";

type TextField = Exclude<keyof PhoneGuestForm, "countryId" | "locale">;

const rows: readonly (readonly [TextField, ...TextField[]])[] = [
  ["firstName", "lastName"],
  ["company"],
  ["street"],
  ["zipcode", "city"],
  ["email", "phoneNumber"],
];
const free: readonly TextField[] = ["company", "phoneNumber"];

/** Name, mailbox and address are all the shop needs of somebody without an account; the confirmation goes to the mailbox. */
export function GuestForm({ onMade }: { onMade: (guest: PhoneCustomer) => void }) {
  const { t, tOr } = useLanguage();
  const failureText = useFailureText();
  const { data: choices } = useAdminQuery("readPhoneOrderChoices", {});
  const { run, isRunning, error } = useAdminAction("registerPhoneGuest", { isQuiet: true });
  const { register, handleSubmit } = useForm<PhoneGuestForm>();
  const submit = handleSubmit(async ({ company, phoneNumber, ...form }) => {
    const input = { ...form, ...(company && { company }), ...(phoneNumber && { phoneNumber }) };
    const guest = await run({ input });
    if (guest) onMade(guest);
  });
  if (!choices) return null;
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
      {rows.map((names) => (
        <div key={names[0]} className="form-row">
          {names.map((name) => (
            <Field key={name} label={t(`field.${name}`)}>
              <input
                autoComplete="off"
                type={name === "email" ? "email" : "text"}
                required={!free.includes(name)}
                maxLength={100}
                {...register(name)}
              />
            </Field>
          ))}
        </div>
      ))}
      <div className="form-row">
        <Field label={t("field.countryId")}>
          <select {...register("countryId")}>
            {choices.countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t("phone.mailLanguage")}>
          <select {...register("locale")}>
            {choices.locales.map((locale) => (
              <option key={locale} value={locale}>
                {tOr(`phone.language.${locale}`, locale)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="form-actions">
        <Button type="submit" look="primary" isBusy={isRunning}>
          {t("phone.takeGuest")}
        </Button>
      </div>
    </form>
  );
}
