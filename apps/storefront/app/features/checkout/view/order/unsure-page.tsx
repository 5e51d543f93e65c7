import type { FormValues } from "../../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { ResendOrder } from "./resend-order.island.tsx";
import type { ShownOrder } from "../../read/shown-order.ts";

interface Props {
  /** The whole form as it was sent, key included: sending it again asks for the same order. */
  values: FormValues;
  shown: ShownOrder | null;
}

/** Nobody knows yet whether the order was placed, so nobody says it failed. It is sent again by itself for a while. */
export function UnsurePage({ values, shown }: Props) {
  const { t, format } = useLanguage();
  const attempt = Number(values["attempt"] ?? 0) + 1;
  const sent = { ...values, attempt: String(attempt) };
  return (
    <section
      aria-labelledby="checkout-unsure"
      className="card mx-auto flex w-full max-w-2xl flex-col gap-5 p-5 sm:p-8"
    >
      <Icon name="clock" className="text-brand" />
      <h1 id="checkout-unsure" className="page-title">
        {t("checkout.unsureTitle")}
      </h1>
      <p className="max-w-prose">{t("checkout.unsureText")}</p>
      {shown && (
        <dl className="flex flex-col gap-2 border-t border-line pt-4">
          {shown.lines.map(({ id, name, quantity, totalCents }) => (
            <div key={id} className="flex justify-between gap-4">
              <dt className="min-w-0 wrap-break-word">{t("checkout.pieces", { quantity, price: name })}</dt>
              <dd className="shrink-0 tabular-nums">{format.money(totalCents)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
            <dt>{t("cart.total")}</dt>
            <dd className="tabular-nums">{format.money(shown.totalCents)}</dd>
          </div>
        </dl>
      )}
      <ResendOrder attempt={attempt}>
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </ResendOrder>
    </section>
  );
}
