import type { BankDetails } from "@hearth/contract";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** How to pay by transfer. Each value has a button that copies it where a script runs. */
export function BankInstructions({ bank, cents }: { bank: BankDetails; cents: number }) {
  const { t, format } = useLanguage();
  const rows = [
    { label: t("order.bankAmount"), shown: format.money(cents), copied: (cents / 100).toFixed(2) },
    { label: t("order.bankHolder"), shown: bank.accountHolder },
    { label: t("order.bankIban"), shown: inFours(bank.iban), copied: bank.iban.replaceAll(" ", "") },
    { label: t("order.bankBic"), shown: bank.bic },
    { label: t("order.bankName"), shown: bank.bankName },
    { label: t("order.bankReference"), shown: bank.reference },
  ].filter(({ shown }) => shown !== "");
  return (
    <>
      <p>{t("order.bankText")}</p>
      <dl className="divide-y divide-line rounded-inner border border-line">
        {rows.map(({ label, shown, copied = shown }) => (
          <div key={label} className="bank-row">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere tabular-nums">{shown}</dd>
            <dd className="bank-copy">
              <button
                type="button"
                hidden
                data-copy={copied}
                data-copied={t("order.copied")}
                aria-label={t("order.copy", { label })}
                className="button button-quiet button-icon"
              >
                <Icon name="copy" size="small" className="copy-off" />
                <Icon name="check" size="small" className="copy-on" />
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function inFours(iban: string): string {
  return iban.replaceAll(" ", "").replace(/(.{4})(?=.)/g, "$1 ");
}
