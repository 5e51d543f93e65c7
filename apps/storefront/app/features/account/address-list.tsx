import { useLanguage } from "../../platform/language/language.tsx";
import { Badge } from "../../ui/base/badge.tsx";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import { AddressLines } from "./address-lines.tsx";
import type { AddressView } from "../address/public.ts";
import { OffRouteNotice } from "../address/public.ts";

interface Props {
  addresses: readonly AddressView[];
  contactPath: string;
}

export function AddressList({ addresses, contactPath }: Props) {
  const { t, href } = useLanguage();
  if (addresses.length === 0) {
    return (
      <EmptyState icon="map-pin" title={t("account.noAddressTitle")}>
        <p>{t("account.noAddressText")}</p>
        <ButtonLink href={href("/account/address/new")}>{t("account.addAddress")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id} className="card flex min-w-0 flex-col gap-4 p-5 sm:p-6">
          <AddressCard address={address} contactPath={contactPath} />
        </li>
      ))}
    </ul>
  );
}

function AddressCard({ address, contactPath }: { address: AddressView; contactPath: string }) {
  const { t, href } = useLanguage();
  const { id, isShipping, isBilling, lines } = address;
  const about = (text: string) => `${text}: ${lines.join(", ")}`;
  return (
    <>
      {(isShipping || isBilling) && (
        <p className="flex flex-wrap gap-2">
          {isShipping && <Badge tone="success">{t("account.defaultShipping")}</Badge>}
          {isBilling && <Badge tone="info">{t("account.defaultBilling")}</Badge>}
        </p>
      )}
      <div className="grow">
        <AddressLines address={address} />
      </div>
      {address.isOffRoute && <OffRouteNotice contactPath={contactPath} />}
      <div className="flex flex-col items-start gap-1">
        <a
          href={href(`/account/address/${id}`)}
          className="link inline-flex min-h-11 items-center"
          aria-label={about(t("account.edit"))}
        >
          {t("account.edit")}
        </a>
        {!isShipping && (
          <AddressAction id={id} intent="shipping" text={t("account.makeShipping")} about={about} />
        )}
        {!isBilling && (
          <AddressAction id={id} intent="billing" text={t("account.makeBilling")} about={about} />
        )}
        {!isShipping && !isBilling && (
          <details>
            <summary
              className="link min-h-11 cursor-pointer content-center"
              aria-label={about(t("account.delete"))}
            >
              {t("account.delete")}
            </summary>
            <form method="post" className="pt-2">
              <input type="hidden" name="addressId" value={id} />
              <Button name="intent" value="delete" look="danger" size="small" icon="trash">
                {t("account.deleteAddress")}
              </Button>
            </form>
          </details>
        )}
      </div>
    </>
  );
}

interface ActionProps {
  id: string;
  intent: string;
  text: string;
  about: (text: string) => string;
}

function AddressAction({ id, intent, text, about }: ActionProps) {
  return (
    <form method="post">
      <input type="hidden" name="addressId" value={id} />
      <button
        type="submit"
        name="intent"
        value={intent}
        className="link min-h-11 cursor-pointer text-left"
        aria-label={about(text)}
      >
        {text}
      </button>
    </form>
  );
}
