import { useLanguage } from "../../language/use-language.ts";
import { Badge } from "../../ui/badge.tsx";

/** Null: a variant that is sold as soon as its family is. */
export function ProductState({ isActive }: { isActive: boolean | null }) {
  const { t } = useLanguage();
  return isActive === false ? (
    <Badge tone="warning">{t("product.state.inactive")}</Badge>
  ) : (
    <Badge tone="success">{t("product.state.active")}</Badge>
  );
}
