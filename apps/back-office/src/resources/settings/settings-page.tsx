import { useLanguage } from "../../language/use-language.ts";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { CacheCard } from "./cache-card.tsx";
import { CompanyCard } from "./company/company-card.tsx";
import { CountryCard } from "./country-card.tsx";
import { MailCard } from "./mail/mail-card.tsx";
import { NumberCard } from "./number-card.tsx";
import { PaymentCard } from "./method/payment-card.tsx";
import { ShippingCard } from "./method/shipping-card.tsx";
import { TariffCard } from "./tariff/tariff-card.tsx";
import { TaxCard } from "./tax/tax-card.tsx";

export function SettingsPage() {
  const { t } = useLanguage();
  return (
    <>
      <ScreenHead title={t("nav.settings")} />
      <p className="lead">{t("settings.lead")}</p>
      <div className="sheet">
        <div className="sheet-main">
          <CompanyCard />
          <TariffCard />
          <CountryCard />
          <TaxCard />
        </div>
        <div className="sheet-side">
          <PaymentCard />
          <ShippingCard />
          <MailCard />
          <NumberCard />
          <CacheCard />
        </div>
      </div>
    </>
  );
}
