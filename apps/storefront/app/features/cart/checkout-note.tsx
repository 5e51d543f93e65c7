import { useLanguage } from "../../platform/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { CartShop } from "./cart-view-data.ts";

/** Where the button to the checkout leads while there is none: how to order today. */
export const checkoutPath = "/checkout/cart#order";

export function CheckoutNote({ shop }: { shop: CartShop }) {
  const { t, href } = useLanguage();
  const { phone, email } = shop;
  return (
    <section
      id="order"
      tabIndex={-1}
      aria-labelledby="order-title"
      className="card flex flex-col gap-3 p-5 target:border-brand target:outline-2 target:outline-brand"
    >
      <h2 id="order-title" className="font-semibold">
        {t("cart.orderTitle")}
      </h2>
      <p className="text-sm">{t("cart.orderText")}</p>
      {phone && (
        <ButtonLink look="secondary" icon="phone" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          {t("cart.orderPhone", { phone })}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink look="secondary" icon="mail" href={`mailto:${email}`}>
          {t("cart.orderMail")}
        </ButtonLink>
      )}
      {!phone && !email && (
        <ButtonLink look="secondary" icon="phone" href={href(shop.contactPath)}>
          {t("cart.orderContact")}
        </ButtonLink>
      )}
    </section>
  );
}
