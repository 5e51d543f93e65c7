import type { AdminShippingMethod, AdminShippingTariff, AdminShippingZone } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Card } from "../../../ui/card.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { settingName } from "../setting-name.ts";

export function TariffCard() {
  const { t } = useLanguage();
  const { data, error, refetch } = useAdminQuery("listShippingTariffs", {});
  const methods = useAdminQuery("listShippingMethods", {}).data?.methods ?? [];
  return (
    <Card title={t("settings.tariffs")}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <table className="table" aria-label={t("settings.tariffs")}>
          <thead>
            <tr>
              <th scope="col">{t("settings.costType")}</th>
              <th scope="col">{t("settings.carrier")}</th>
              <th scope="col" data-number>
                {t("settings.homePrice")}
              </th>
              <th scope="col" data-number>
                {t("settings.freeFrom")}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.tariffs.map((tariff) => (
              <TariffRow key={tariff.id} tariff={tariff} zones={data.zones} methods={methods} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface Props {
  tariff: AdminShippingTariff;
  zones: readonly AdminShippingZone[];
  methods: readonly AdminShippingMethod[];
}

function TariffRow({ tariff, zones, methods }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const home = zones.find(({ isHome }) => isHome)?.key;
  const rate = tariff.rates.find(({ zone }) => zone === home);
  const prices = rate?.steps.map(({ grossCents }) => grossCents) ?? [];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const range = least === most ? format.money(least) : `${format.money(least)} – ${format.money(most)}`;
  return (
    <tr>
      <td data-label={t("settings.costType")}>
        <Link className="row-link" to={`/shipping-tariff/${tariff.id}`}>
          {settingName(tariff.names, language) || tariff.costType}
        </Link>
      </td>
      <td data-label={t("settings.carrier")}>
        {methods
          .filter(({ id }) => tariff.methodIds.includes(id))
          .map(({ texts }) => settingName(texts, language))
          .join(", ")}
      </td>
      <td data-number data-label={t("settings.homePrice")}>
        {tariff.isFree ? t("settings.free") : prices.length > 0 && range}
      </td>
      <td data-number data-label={t("settings.freeFrom")}>
        {rate?.freeFromGrossCents == null ? "–" : format.money(rate.freeFromGrossCents)}
      </td>
    </tr>
  );
}
