import { FormField } from "../form/public.ts";

const digits = { inputMode: "numeric", required: true } as const;

/** Day, month and year, typed: nobody scrolls back to the year of birth in a calendar. */
export function BirthdayFields({ legend }: { legend: string }) {
  return (
    <fieldset className="min-w-0">
      <legend className="form-label mb-2">{legend}</legend>
      <div className="grid max-w-80 grid-cols-[1fr_1fr_1.4fr] items-start gap-3">
        <FormField name="birthdayDay" autoComplete="bday-day" maxLength={2} {...digits} />
        <FormField name="birthdayMonth" autoComplete="bday-month" maxLength={2} {...digits} />
        <FormField name="birthdayYear" autoComplete="bday-year" maxLength={4} {...digits} />
      </div>
    </fieldset>
  );
}
