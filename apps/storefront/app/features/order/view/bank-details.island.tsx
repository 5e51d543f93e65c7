import type { BankDetails as Account } from "@hearth/contract";
import { useEffect, useState } from "react";
import { island } from "../../../islands/island.tsx";
import { useLanguage } from "../../../platform/language/language.tsx";
import { announce } from "../../../ui/message/announcement-store.ts";
import { Button } from "../../../ui/base/button.tsx";

interface Props {
  bank: Omit<Account, "apiAlias">;
  cents: number;
}

/** Where to transfer the money. Each value has a button that copies it; without a clipboard it can be marked. */
export const BankDetails = island(
  { name: "bank-details", when: "visible", texts: ["order"] },
  function BankDetails({ bank, cents }: Props) {
    const { t, format } = useLanguage();
    const [canCopy, setCanCopy] = useState(false);
    useEffect(() => setCanCopy("clipboard" in navigator), []);
    const rows = [
      { label: t("order.bankAmount"), shown: format.money(cents), copied: (cents / 100).toFixed(2) },
      { label: t("order.bankHolder"), shown: bank.accountHolder },
      { label: t("order.bankIban"), shown: inFours(bank.iban), copied: bank.iban.replaceAll(" ", "") },
      { label: t("order.bankBic"), shown: bank.bic },
      { label: t("order.bankName"), shown: bank.bankName },
      { label: t("order.bankReference"), shown: bank.reference },
    ].filter(({ shown }) => shown !== "");
    return (
      <dl className="divide-y divide-line rounded-inner border border-line">
        {rows.map(({ label, shown, copied = shown }) => (
          <div key={label} className="bank-row">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere tabular-nums">{shown}</dd>
            <dd className="bank-copy">{canCopy && <CopyButton label={label} text={copied} />}</dd>
          </div>
        ))}
      </dl>
    );
  },
);

const DONE_MS = 2000;

function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useLanguage();
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    announce(t("order.copied"));
    setIsDone(true);
  }

  return (
    <Button
      type="button"
      look="quiet"
      icon={isDone ? "check" : "copy"}
      className="button-icon"
      aria-label={t("order.copy", { label })}
      onClick={() => void copy()}
    />
  );
}

function inFours(iban: string): string {
  return iban.replaceAll(" ", "").replace(/(.{4})(?=.)/g, "$1 ");
}
