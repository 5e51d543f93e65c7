import { cartLimit } from "@hearth/contract/limits";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Field, Select } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { CartData, CartDeliveryData } from "../read/cart-data.ts";
import { CartButton, CartForm } from "../view/cart-form.tsx";
import { useIsPending } from "../view/cart-sum.tsx";
import { PlacedMessages } from "../view/placed-messages.tsx";
import type { CartShop } from "../read/cart-view-data.ts";
import { taxRates } from "../read/tax-rates.ts";

interface Props {
  cart: CartData;
  delivery: CartDeliveryData;
  shop: CartShop;
}

/** Cost and date for a place, without an account. */
export function DeliveryEstimate({ cart, delivery, shop }: Props) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="cart-delivery" className="card flex flex-col gap-4 p-5 sm:p-6">
      <h2 id="cart-delivery" className="text-lg font-semibold">
        {t("cart.deliveryTitle")}
      </h2>
      <p className="text-sm text-ink-soft">{t("cart.deliveryIntro")}</p>
      <CartForm
        intent="delivery"
        isReset
        fields={{ ratesBefore: taxRates(cart.totals.taxes.map(({ rate }) => rate)) }}
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        {/* A list shows what it was made with: made anew when the shop answers another country. */}
        <Select
          key={delivery.countryId}
          id="cart-country"
          name="countryId"
          label={t("cart.country")}
          autoComplete="country"
          defaultValue={delivery.countryId ?? undefined}
          options={shop.countries.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Field
          id="cart-zipcode"
          name="zipcode"
          label={t("cart.zipcode")}
          autoComplete="postal-code"
          maxLength={cartLimit.zipcodeLength}
          pattern="[0-9A-Za-z \-]*"
          defaultValue={delivery.zipcode ?? ""}
        />
        <CartButton look="secondary">{t("cart.estimate")}</CartButton>
      </CartForm>
      <PlacedMessages place={{ at: "form", form: "delivery" }} />
      <Outcome cart={cart} delivery={delivery} shop={shop} />
    </section>
  );
}

function Outcome({ cart, delivery, shop }: Props) {
  const { t, format, href } = useLanguage();
  const isPending = useIsPending() || undefined;
  if (!delivery.isDeliverable) {
    return (
      <p className="notice notice-danger">
        <Icon name="alert-triangle" size="regular" />
        <span className="notice-text">
          {t("cart.notDeliverable")}{" "}
          <a href={href(shop.paths.contact)} className="link">
            {t("cart.orderContact")}
          </a>
        </span>
      </p>
    );
  }
  const { shippingCents } = cart.totals;
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-inner bg-tint p-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="font-semibold">{t("cart.carrier")}</dt>
      <dd>
        <Carrier delivery={delivery} shop={shop} />
      </dd>
      <dt className="font-semibold">{t("cart.shipping")}</dt>
      <dd className="cart-sum tabular-nums" aria-busy={isPending}>
        {shippingCents ? format.money(shippingCents) : t("cart.shippingFree")}
      </dd>
      <dt className="font-semibold">{t("cart.deliveryDate")}</dt>
      <dd className="cart-sum" aria-busy={isPending}>
        <DeliveryWindow window={delivery.window} />
      </dd>
    </dl>
  );
}

function DeliveryWindow({ window }: Pick<CartDeliveryData, "window">) {
  const { t, format } = useLanguage();
  if (!window) return t("cart.deliveryNoDate");
  const [from, to] = [format.date(window.earliest), format.date(window.latest)];
  return from === to ? t("cart.deliveryDay", { day: to }) : t("cart.deliveryWindow", { from, to });
}

/** A choice where several would carry it. */
function Carrier({ delivery, shop }: Omit<Props, "cart">) {
  const { t } = useLanguage();
  const { carrier, availableMethodIds } = delivery;
  const choices = shop.shippingMethods.filter(({ id }) => availableMethodIds.includes(id));
  if (choices.length < 2) return carrier.name;
  return (
    <CartForm intent="methods" isReset className="flex flex-wrap items-end gap-2">
      <select
        key={carrier.id}
        name="shippingMethodId"
        aria-label={t("cart.chooseCarrier")}
        defaultValue={carrier.id}
        className="field min-w-0"
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <CartButton look="secondary">{t("cart.apply")}</CartButton>
    </CartForm>
  );
}
