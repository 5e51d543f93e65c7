import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { NEWSLETTER_PATH } from "../newsletter/public.ts";
import { AccountSection } from "./account-section.tsx";
import { AddressLines } from "./address-lines.tsx";
import type { AddressView } from "../address/public.ts";
import { OldOrdersNotice } from "./order-history.tsx";
import { tradeText } from "./trade-text.ts";
import type { OverviewData } from "./overview-data.ts";

interface Props {
  data: OverviewData;
  /** Null: there are none. */
  lastOrders: ReactNode;
  contactPath: string;
}

export function Overview({ data, lastOrders, contactPath }: Props) {
  const language = useLanguage();
  const { t, href } = language;
  const change = (path: string, about: string, text = t("account.change")) => ({
    href: href(path),
    text,
    about: `${text}: ${about}`,
  });
  return (
    <>
      {data.isNet && <p className="rounded-inner bg-info-soft p-4 text-ink">{t("account.netPrices")}</p>}
      <AccountSection
        title={t("account.lastOrders")}
        link={change("/account/order", t("account.orders"), t("account.allOrders"))}
      >
        {lastOrders ?? <p>{t("account.noOrderTitle")}</p>}
        {data.mayMissOrders && (
          <div className="mt-4">
            <OldOrdersNotice contactPath={contactPath} />
          </div>
        )}
      </AccountSection>
      <div className="grid gap-6 sm:grid-cols-2">
        <AddressSection title={t("account.defaultShipping")} address={data.shipping} />
        <AddressSection title={t("account.defaultBilling")} address={data.billing} />
        <AccountSection title={t("account.profile")} link={change("/account/profile", t("account.profile"))}>
          <p>{data.name}</p>
          {data.company && <p>{data.company}</p>}
          <p>{data.email}</p>
          <p className="mt-2 text-sm text-ink-soft">
            {t("account.customerNumber", { number: data.customerNumber })}
          </p>
        </AccountSection>
        <AccountSection title={t("account.payment")} link={change("/account/payment", t("account.payment"))}>
          <p>{data.payment ?? t("account.noPayment")}</p>
        </AccountSection>
        {data.trade.state !== "private" && (
          <AccountSection
            title={t("account.trade")}
            link={change("/account/trade", t("account.trade"), t("account.tradeMore"))}
          >
            <p>{tradeText(data.trade, language)}</p>
          </AccountSection>
        )}
        <div className={`grid ${data.trade.state === "private" ? "sm:col-span-2" : ""}`}>
          <NewsletterSection newsletter={data.newsletter} />
        </div>
      </div>
    </>
  );
}

function AddressSection({ title, address }: { title: string; address: AddressView | null }) {
  const { t, href } = useLanguage();
  const text = address ? t("account.change") : t("account.addAddress");
  const path = address ? "/account/address" : "/account/address/new";
  return (
    <AccountSection title={title} link={{ href: href(path), text, about: `${text}: ${title}` }}>
      {address ? <AddressLines address={address} /> : <p>{t("account.noAddressTitle")}</p>}
    </AccountSection>
  );
}

function NewsletterSection({ newsletter }: Pick<OverviewData, "newsletter">) {
  const { t, href } = useLanguage();
  const isSubscribed = newsletter === "subscribed";
  const said = {
    subscribed: t("account.newsletterOn"),
    waiting: t("account.newsletterWaiting"),
    none: t("account.newsletterOff"),
  };
  const text = isSubscribed ? t("account.newsletterLeave") : t("account.newsletterJoin");
  const path = isSubscribed ? `${NEWSLETTER_PATH}#unsubscribe` : NEWSLETTER_PATH;
  return (
    <AccountSection title={t("account.newsletter")} link={{ href: href(path), text, about: text }}>
      <p>{said[newsletter]}</p>
    </AccountSection>
  );
}
