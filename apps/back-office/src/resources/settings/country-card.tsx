import type { AdminCountry } from "@hearth/admin-contract";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Card } from "../../ui/card.tsx";
import { Loading } from "../../shell/loading.tsx";
import { settingName } from "./setting-name.ts";

/** A tick is saved at once. */
export function CountryCard() {
  const { t } = useLanguage();
  const { data, error, refetch } = useAdminQuery("listCountries", {});
  return (
    <Card title={t("settings.countries")}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <table className="table" aria-label={t("settings.countries")}>
          <thead>
            <tr>
              <th scope="col">{t("settings.country")}</th>
              <th scope="col">{t("settings.isActive")}</th>
              <th scope="col">{t("settings.isSentTo")}</th>
            </tr>
          </thead>
          <tbody>
            {data.countries.map((country) => (
              <CountryRow key={country.id} country={country} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function CountryRow({ country }: { country: AdminCountry }) {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const { run, isRunning } = useAdminAction("changeCountry", { done: "settings.saved" });
  const { id, version, isActive, isSentTo, isHome, hasZone } = country;
  const name = settingName(country.names, language);
  const box = (field: "isActive" | "isSentTo", isPossible: boolean) => (
    <input
      type="checkbox"
      aria-label={`${name}: ${t(`settings.${field}`)}`}
      checked={country[field] && isPossible}
      disabled={isHome || !isPossible || isRunning || !may("changeCountry")}
      onChange={({ target }) =>
        void run({ params: { id }, input: { version, isActive, isSentTo, [field]: target.checked } })
      }
    />
  );
  return (
    <tr aria-busy={isRunning || undefined}>
      <td data-label={t("settings.country")}>
        <strong>{name}</strong>
        {isHome && <span className="settings-note">{t("settings.home")}</span>}
        {!hasZone && <span className="settings-note">{t("settings.noZone")}</span>}
      </td>
      <td data-label={t("settings.isActive")}>{box("isActive", true)}</td>
      <td data-label={t("settings.isSentTo")}>{box("isSentTo", hasZone)}</td>
    </tr>
  );
}
