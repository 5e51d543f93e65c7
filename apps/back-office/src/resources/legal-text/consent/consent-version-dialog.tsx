import { localeNames } from "@hearth/i18n";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface Props {
  number: number;
  onClose: () => void;
}

/** What staff had written; what they had left were the shop's own words. */
export function ConsentVersionDialog({ number, onClose }: Props) {
  const { t, tOr } = useLanguage();
  const { data, error, refetch } = useAdminQuery("readConsentTextVersion", { input: { number } });
  const written = (data?.words ?? []).filter(({ texts }) => texts.some(({ own }) => own !== null));
  return (
    <Dialog isWide title={t("legalText.versionNumber", { number })} onClose={onClose}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && written.length === 0 && <p className="none">{t("consentText.allOfShop")}</p>}
      {written.map(({ key, texts }) => (
        <section key={key} className="consent-written">
          <h3>{tOr(`consentText.word.${key}`, key)}</h3>
          <dl>
            {texts.map(({ locale, own, shop }) => (
              <div key={locale}>
                <dt>{localeNames[locale as keyof typeof localeNames] ?? locale}</dt>
                <dd lang={locale.slice(0, 2)}>{own ?? shop}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t("shell.close")}</Button>
      </div>
    </Dialog>
  );
}
