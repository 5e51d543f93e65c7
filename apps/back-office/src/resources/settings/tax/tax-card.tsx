import type { AdminCountry, AdminTax } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { settingName } from "../setting-name.ts";
import { PlanTax } from "./plan-tax.tsx";

/** A row for each class: its own rate, those of other countries, what is planned. */
export function TaxCard() {
  const { t } = useLanguage();
  const { data, error, refetch } = useAdminQuery("listTaxes", {});
  const countries = useAdminQuery("listCountries", {}).data?.countries ?? [];
  const [openId, setOpenId] = useState<string | null>(null);
  const open = data?.taxes.find(({ id }) => id === openId);
  return (
    <Card title={t("settings.taxes")}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <table className="table" aria-label={t("settings.taxes")}>
          <thead>
            <tr>
              <th scope="col">{t("settings.taxClass")}</th>
              <th scope="col">{t("settings.taxRates")}</th>
              <th scope="col">{t("settings.taxPlans")}</th>
            </tr>
          </thead>
          <tbody>
            {data.taxes.map((tax) => (
              <TaxRow key={tax.id} tax={tax} countries={countries} onOpen={() => setOpenId(tax.id)} />
            ))}
          </tbody>
        </table>
      )}
      {open && (
        <PlanTax key={open.version} tax={open} countries={countries} onClose={() => setOpenId(null)} />
      )}
    </Card>
  );
}

interface RowProps {
  tax: AdminTax;
  countries: readonly AdminCountry[];
  onOpen: () => void;
}

function TaxRow({ tax, countries, onOpen }: RowProps) {
  const language = useLanguage();
  const { t, format } = language;
  const may = useMay();
  const isoOf = (id: string) => countries.find((country) => country.id === id)?.iso ?? "";
  const home = countries.find(({ isHome }) => isHome);
  const percent = (rate: number) => `${format.number(rate)} %`;
  return (
    <tr>
      <td data-label={t("settings.taxClass")}>
        <strong>{tax.name}</strong>
      </td>
      <td data-label={t("settings.taxRates")}>
        {home && `${settingName(home.names, language)} ${percent(tax.ratePercent)}`}
        <span className="settings-note">
          {tax.rates
            .map(({ countryId, ratePercent }) => `${isoOf(countryId)} ${percent(ratePercent)}`)
            .join(", ")}
        </span>
      </td>
      <td data-label={t("settings.taxPlans")}>
        {tax.plans.map(({ countryId, ratePercent, validFrom }) => (
          <p key={`${countryId ?? ""} ${validFrom}`}>
            {[format.date(validFrom), countryId && isoOf(countryId), percent(ratePercent)]
              .filter(Boolean)
              .join(" ")}
          </p>
        ))}
        {may("planTax") && (
          <Button isSmall aria-label={t("settings.planTaxOf", { name: tax.name })} onClick={onOpen}>
            {t("settings.planTax")}
          </Button>
        )}
      </td>
    </tr>
  );
}
