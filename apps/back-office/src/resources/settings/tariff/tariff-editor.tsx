import type { AdminShippingTariff, AdminShippingZone, ShippingRateForm } from "@hearth/admin-contract";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TariffTable } from "./tariff-table.tsx";
import { ratesLine, ratesOf, tariffFormOf, withBand } from "./tariff-form.ts";

interface Props {
  tariff: AdminShippingTariff;
  zones: readonly AdminShippingZone[];
}

/** All prices of a tariff are saved together: its bands are the same in every zone. */
export function TariffEditor({ tariff, zones }: Props) {
  const { t, locale, format } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const [form, setForm] = useState(() => tariffFormOf(tariff, zones, locale));
  const [isUnread, setUnread] = useState(false);
  const told = (fields: Readonly<Record<string, unknown>>) => ({
    rates: ratesLine(fields["rates"] as ShippingRateForm[], (cents) => format.money(cents)),
  });
  const { run, isRunning, error } = useAdminAction("changeShippingTariff", {
    done: "settings.saved",
    isQuiet: true,
    compare: (current, mine) => ({ current: told(current), mine: told(mine) }),
  });
  const isReadOnly = !may("changeShippingTariff");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const rates = ratesOf(form);
    setUnread(rates === null);
    if (rates) void run({ params: { id: tariff.id }, input: { version: tariff.version, rates } });
  };
  return (
    <Card title={t("settings.prices")}>
      <form className="form" onSubmit={submit}>
        {isUnread && <Notice tone="alert">{t("settings.badValue")}</Notice>}
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        <TariffTable form={form} zones={zones} isReadOnly={isReadOnly} onChange={setForm} />
        {!isReadOnly && (
          <div className="form-actions">
            <Button look="primary" type="submit" isBusy={isRunning}>
              {t("shell.save")}
            </Button>
            <Button look="quiet" icon="plus" onClick={() => setForm(withBand(form))}>
              {t("settings.addBand")}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
