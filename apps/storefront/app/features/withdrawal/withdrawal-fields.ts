import type { Translate } from "@hearth/i18n";

export const withdrawalFields = ["name", "contract", "email", "goods"] as const;

export function withdrawalLabels(t: Translate): Record<(typeof withdrawalFields)[number], string> {
  return {
    name: t("withdrawal.name"),
    contract: t("withdrawal.contract"),
    email: t("withdrawal.email"),
    goods: t("withdrawal.goods"),
  };
}
