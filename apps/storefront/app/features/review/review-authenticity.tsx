import { useLanguage } from "../../platform/language/language.tsx";

/** Wherever reviews are shown it is said whether and how the shop makes sure that their authors bought the product (§ 5b UWG). */
export function ReviewAuthenticity() {
  const { t } = useLanguage();
  return (
    <p className="text-sm text-ink-soft">
      <strong className="font-semibold text-ink">{t("review.authenticityTitle")}</strong>{" "}
      {t("review.authenticity")}
    </p>
  );
}
