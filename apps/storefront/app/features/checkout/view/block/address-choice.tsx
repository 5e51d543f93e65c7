import { useLanguage } from "../../../../platform/language/language.tsx";
import { Button, ButtonLink } from "../../../../ui/base/button.tsx";
import type { CheckoutAddress } from "../../read/checkout-data.ts";

export type AddressUse = "shipping" | "billing";

interface Props {
  use: AddressUse;
  addresses: readonly CheckoutAddress[];
  chosen: string | null;
}

/** One of the addresses that are stored, or the way to another. */
export function AddressChoice({ use, addresses, chosen }: Props) {
  const { t, href } = useLanguage();
  const page = href(`/checkout/address/${use}`);
  const title = t(use === "shipping" ? "checkout.shippingAddress" : "checkout.billingAddress");
  return (
    <form method="post" className="flex flex-col gap-5">
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="sr-only">{title}</legend>
        {addresses.map(({ id, lines, phone }) => (
          <div key={id} className="method flex flex-col">
            <label className="method-choice grow">
              <input
                type="radio"
                name="addressId"
                value={id}
                defaultChecked={id === chosen}
                className="checkbox"
              />
              <span className="min-w-0">
                {[...lines, ...(phone ? [phone] : [])].map((line) => (
                  <span key={line} className="block wrap-break-word">
                    {line}
                  </span>
                ))}
              </span>
            </label>
            <a
              href={`${page}?edit=${id}`}
              aria-label={`${t("checkout.editAddress")}: ${lines.join(", ")}`}
              className="link mb-2 ml-12 inline-flex min-h-11 items-center self-start"
            >
              {t("checkout.editAddress")}
            </a>
          </div>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button>{t("checkout.useAddress")}</Button>
        <ButtonLink href={`${page}?edit=new`} look="secondary" icon="plus">
          {t("checkout.newAddress")}
        </ButtonLink>
        <a href={href("/checkout")} className="link inline-flex min-h-11 items-center">
          {t("checkout.back")}
        </a>
      </div>
    </form>
  );
}
