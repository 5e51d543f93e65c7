import type { AdminShippingZone } from "@hearth/admin-contract";
import { useLanguage } from "../../../language/use-language.ts";
import { IconButton } from "../../../ui/button.tsx";
import { settingName } from "../setting-name.ts";
import { type TariffForm, type TariffRow, withoutBand } from "./tariff-form.ts";

interface Props {
  form: TariffForm;
  zones: readonly AdminShippingZone[];
  isReadOnly: boolean;
  onChange: (form: TariffForm) => void;
}

export function TariffTable({ form, zones, isReadOnly, onChange }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { limits, rows } = form;
  const bandName = (at: number) =>
    limits[at] === undefined ? t("settings.above") : t("settings.upTo", { kilograms: limits[at] });
  const replace = (row: TariffRow) =>
    onChange({ limits, rows: rows.map((each) => (each.zone === row.zone ? row : each)) });
  const cell = (label: string, value: string, onTyped: (text: string) => void) => (
    <input
      inputMode="decimal"
      autoComplete="off"
      size={7}
      aria-label={label}
      readOnly={isReadOnly}
      value={value}
      onChange={({ target }) => onTyped(target.value)}
    />
  );
  return (
    <div className="tariff-scroll">
      <table className="table-fields tariff-table" aria-label={t("settings.prices")}>
        <thead>
          <tr>
            <th scope="col">{t("settings.zone")}</th>
            {[...limits, undefined].map((limit, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a band is known by its place only
              <th key={at} scope="col" aria-label={bandName(at)}>
                {limit === undefined ? (
                  t("settings.above")
                ) : (
                  <span className="tariff-limit">
                    <span aria-hidden="true">{t("settings.upToKg")}</span>
                    {cell(t("settings.limit", { band: at + 1 }), limit, (text) =>
                      onChange({ ...form, limits: limits.with(at, text) }),
                    )}
                    {!isReadOnly && (
                      <IconButton
                        icon="x"
                        label={t("settings.removeBand", { band: bandName(at) })}
                        onClick={() => onChange(withoutBand(form, at))}
                      />
                    )}
                  </span>
                )}
              </th>
            ))}
            <th scope="col">{t("settings.freeFrom")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const zone = zones.find(({ key }) => key === row.zone);
            const name = settingName(zone?.names ?? [], language) || row.zone;
            return (
              <tr key={row.zone}>
                <th scope="row">{name}</th>
                {row.prices.map((price, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a band is known by its place only
                  <td key={at}>
                    {cell(`${name}, ${bandName(at)}`, price, (text) =>
                      replace({ ...row, prices: row.prices.with(at, text) }),
                    )}
                  </td>
                ))}
                <td>
                  {cell(`${name}, ${t("settings.freeFrom")}`, row.freeFrom, (freeFrom) =>
                    replace({ ...row, freeFrom }),
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
