import type { AdminPromotion } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import type { Language } from "../../language/use-language.ts";
import type { Column } from "../../list/columns.ts";
import { Badge } from "../../ui/badge.tsx";

export function promotionColumns(language: Language): readonly Column<AdminPromotion>[] {
  const { t, format } = language;
  return [
    {
      key: "name",
      label: "field.name",
      render: (promotion) => (
        <Link className="row-link" to={`/promotion/${promotion.id}/show`}>
          {promotionName(promotion, language)}
        </Link>
      ),
    },
    {
      key: "code",
      label: "promotion.code",
      isSortable: true,
      render: ({ code, codeType }) => code ?? t(`promotion.codeType.${codeType}`),
    },
    {
      key: "discounts",
      label: "promotion.discount",
      render: ({ discounts }) => discounts.map((discount) => discountText(discount, language)).join("; "),
    },
    { key: "valid", label: "promotion.valid", render: (promotion) => validText(promotion, language) },
    {
      key: "redemptions",
      label: "promotion.redemptions",
      isNumber: true,
      render: ({ redemptions, maxRedemptions }) =>
        maxRedemptions === null
          ? format.number(redemptions)
          : `${format.number(redemptions)} / ${format.number(maxRedemptions)}`,
    },
    {
      key: "isActive",
      label: "field.state",
      render: ({ isActive }) => (
        <Badge tone={isActive ? "success" : "plain"}>
          {t(`promotion.state.${isActive ? "active" : "inactive"}`)}
        </Badge>
      ),
    },
  ];
}

export function promotionName({ names }: AdminPromotion, { locale, t }: Language): string {
  return (names.find((each) => each.locale === locale) ?? names[0])?.name ?? t("product.nameless");
}

function discountText(
  { scope, type, value }: AdminPromotion["discounts"][number],
  { t, format }: Language,
): string {
  const amount = type === "percentage" ? `${format.number(value / 100)} %` : format.money(value);
  return t("promotion.discountOn", { amount, scope: t(`promotion.scope.${scope}`) });
}

function validText({ validFrom, validUntil }: AdminPromotion, { t, format }: Language): string {
  if (!validFrom && !validUntil) return t("promotion.always");
  return [validFrom, validUntil].map((time) => (time ? format.date(time) : "…")).join(" – ");
}
