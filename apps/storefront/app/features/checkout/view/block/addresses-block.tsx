import { useLanguage } from "../../../../platform/language/language.tsx";
import { OffRouteNotice } from "../../../address/public-islands.ts";
import { ChangeButton } from "./change-button.tsx";
import { CheckoutBlock } from "./checkout-block.tsx";
import type { CheckoutAddress, CheckoutData } from "../../read/checkout-data.ts";

interface Props {
  data: CheckoutData;
  contactPath: string;
}

export function AddressesBlock({ data, contactPath }: Props) {
  const { t } = useLanguage();
  const { customer, cart, shipping, billing, isSameAddress } = data;
  return (
    <CheckoutBlock id="checkout-addresses" number={1} title={t("checkout.addresses")}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-3">
        <p className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{customer.email}</span>
          <span className="block text-sm text-ink-soft">
            {customer.isGuest ? t("checkout.asGuest") : t("checkout.asCustomer", { name: customer.name })}
          </span>
        </p>
        {customer.isGuest && <ChangeButton intent="edit-contact" what={t("checkout.contact")} />}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {!cart.isVirtual && (
          <Address title={t("checkout.shippingAddress")} address={shipping} intent="edit-shipping" />
        )}
        <Address
          title={t("checkout.billingAddress")}
          address={billing}
          intent="edit-billing"
          isSame={isSameAddress && !cart.isVirtual}
        />
      </div>
      {data.isOffRoute && <OffRouteNotice contactPath={contactPath} />}
    </CheckoutBlock>
  );
}

interface AddressProps {
  title: string;
  address: CheckoutAddress | null;
  intent: "edit-shipping" | "edit-billing";
  isSame?: boolean;
}

function Address({ title, address, intent, isSame = false }: AddressProps) {
  const { t } = useLanguage();
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <h3 className="font-semibold">{title}</h3>
      {isSame || !address ? (
        <p className={address ? "" : "text-alert"}>
          {t(address ? "checkout.sameAddress" : "checkout.noAddress")}
        </p>
      ) : (
        <address className="not-italic">
          {address.lines.map((line) => (
            <span key={line} className="block wrap-break-word">
              {line}
            </span>
          ))}
          {address.phone && <span className="block text-sm text-ink-soft">{address.phone}</span>}
        </address>
      )}
      <ChangeButton intent={intent} what={title} />
    </div>
  );
}
