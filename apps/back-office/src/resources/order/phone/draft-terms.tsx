import type { PhoneCart } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { TypedFilter } from "../../../list/typed-filter.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import type { DraftForm } from "./phone-draft.ts";

interface Props {
  cart: PhoneCart;
  form: DraftForm;
  onChange: (changed: Partial<DraftForm>) => void;
}

type Choice = "billingAddressId" | "shippingAddressId" | "shippingMethodId" | "paymentMethodId";
const MOST_SIGNS = 1000;

/** Where it goes, how it is sent and paid, and what else the customer says. */
export function DraftTerms({ cart, form, onChange }: Props) {
  const { t } = useLanguage();
  const choice = (name: Choice, label: string, options: readonly (readonly [string, string])[]) => (
    <Field label={label}>
      <select
        value={form[name] || (cart[name] ?? "")}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        {!cart[name] && <option value="">{t("shell.choose")}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
  const addresses = cart.addresses.map(({ id, text }) => [id, text] as const);
  const named = (methods: PhoneCart["paymentMethods"]) => methods.map(({ id, name }) => [id, name] as const);
  return (
    <Card title={t("phone.terms")}>
      <div className="form">
        {choice("shippingAddressId", t("order.shipping"), addresses)}
        {choice("billingAddressId", t("order.billing"), addresses)}
        <div className="form-row">
          {cart.shippingMethods.length > 0 &&
            choice("shippingMethodId", t("phone.shippingMethod"), named(cart.shippingMethods))}
          {choice("paymentMethodId", t("phone.paymentMethod"), named(cart.paymentMethods))}
          <TypedFilter
            type="text"
            label={t("phone.codes")}
            value={form.codes}
            onTyped={(codes) => onChange({ codes })}
          />
        </div>
        {cart.isDeclarable && (
          <label className="check">
            <input
              type="checkbox"
              checked={form.isOperator}
              onChange={(event) => onChange({ isOperator: event.target.checked })}
            />
            {t("phone.operator")}
          </label>
        )}
        <Field label={t("field.comment")}>
          <textarea
            rows={2}
            maxLength={MOST_SIGNS}
            value={form.comment}
            onChange={(event) => onChange({ comment: event.target.value })}
          />
        </Field>
      </div>
    </Card>
  );
}
