import { useField } from "../form/public.ts";
import type { PaymentChoice } from "./payment-choices.ts";

interface Props {
  choices: readonly PaymentChoice[];
  /** Chosen when nothing was sent yet. */
  chosen?: string | null;
}

/** One of the ways to pay, each with its description. A link to the list leads to its first entry. */
export function PaymentMethodList({ choices, chosen = null }: Props) {
  const { row, value } = useField("paymentMethodId", false);
  const selected = value ?? chosen;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{row.label}</legend>
      {choices.map(({ id, name, description, asksInvoice }, at) => (
        <label
          key={id}
          className="flex min-w-0 cursor-pointer items-start gap-3 rounded-inner border border-line p-4 hover:bg-tint has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            id={at === 0 ? row.id : undefined}
            type="radio"
            name={row.name}
            value={id}
            defaultChecked={id === selected}
            className={`checkbox mt-0.5 ${asksInvoice ? "asks-invoice" : ""}`.trim()}
          />
          <span className="min-w-0">
            <span className="font-semibold">{name}</span>
            {description && <span className="block text-sm text-ink-soft">{description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
