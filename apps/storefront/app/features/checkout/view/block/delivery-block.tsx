import { useLanguage } from "../../../../platform/language/language.tsx";
import { Button } from "../../../../ui/base/button.tsx";
import { ArrivalDates } from "./arrival-dates.tsx";
import { CheckoutBlock } from "./checkout-block.tsx";
import type { CheckoutData } from "../../read/checkout-data.ts";
import { FreightFields } from "./freight-fields.tsx";
import { Method, MethodList } from "./method-list.tsx";

interface Props {
  data: CheckoutData;
  chosen: string | null;
  onChoose: (id: string) => void;
}

export function DeliveryBlock({ data, ...choice }: Props) {
  const { t } = useLanguage();
  return (
    <CheckoutBlock id="checkout-delivery" number={2} title={t("checkout.delivery")}>
      {data.cart.isVirtual ? <p>{t("cart.virtual")}</p> : <Carriers data={data} {...choice} />}
      {data.needsFreight && <FreightFields />}
    </CheckoutBlock>
  );
}

function Carriers({ data, chosen, onChoose }: Props) {
  const { t, format } = useLanguage();
  const { cart, shippingMethods } = data;
  const { shippingCents } = cart.totals;
  // Costs follow the goods and the place, not the carrier: docs/cart.md, part 5.
  const price =
    shippingCents === null
      ? t("cart.shippingNone")
      : shippingCents === 0
        ? t("cart.shippingFree")
        : format.money(shippingCents);
  return (
    <>
      <MethodList name="shippingMethodId" label={t("checkout.delivery")}>
        {shippingMethods.map((method, at) => (
          <Method
            key={method.id}
            name="shippingMethodId"
            method={method}
            isFirst={at === 0}
            isChosen={method.id === chosen}
            onChoose={onChoose}
            aside={<span className="font-semibold tabular-nums">{price}</span>}
          >
            {method.id === data.shippingMethodId ? (
              <p>
                {t("cart.deliveryDate")}: <ArrivalDates arrival={data.arrival} />
              </p>
            ) : (
              method.deliveryTime && <p>{t("checkout.methodTime", { time: method.deliveryTime })}</p>
            )}
          </Method>
        ))}
      </MethodList>
      {shippingMethods.length > 1 && (
        <Button look="secondary" name="intent" value="apply" className="without-script self-start">
          {t("checkout.apply")}
        </Button>
      )}
    </>
  );
}
