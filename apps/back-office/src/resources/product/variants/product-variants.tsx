import type { ProductSheet } from "@hearth/admin-contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ProductState } from "../product-state.tsx";
import { useChoices } from "../../../api/use-choices.ts";
import { CreateVariant } from "./create-variant.tsx";
import { optionNames } from "./option-names.ts";
import { VariantSale } from "./variant-sale.tsx";

export function ProductVariants({ product }: { product: ProductSheet }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const { properties } = useChoices();
  const [isCreating, setCreating] = useState(false);
  const canSell = may("publishProduct");
  const heads = ["field.productNumber", "product.options", "field.state"] as const;
  return (
    <Card
      title={t("product.variants")}
      actions={
        may("createVariant") && (
          <Button isSmall icon="plus" onClick={() => setCreating(true)}>
            {t("product.createVariant")}
          </Button>
        )
      }
    >
      {product.variants.length === 0 ? (
        <p className="none">{t("product.noVariants")}</p>
      ) : (
        <table className="table variant-grid" aria-label={t("product.variants")}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
              <th scope="col" data-number>
                {t("field.price")}
              </th>
              <th scope="col" data-number>
                {t("field.available")}
              </th>
              {canSell && (
                <th scope="col">
                  <span className="visually-hidden">{t("list.actions")}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {product.variants.map((variant) => (
              <tr key={variant.id}>
                <td data-label={t("field.productNumber")}>
                  <Link className="row-link" to={`/product/${variant.id}/show`}>
                    {variant.number}
                  </Link>
                </td>
                <td data-label={t("product.options")}>{optionNames(variant.optionIds, properties)}</td>
                <td data-label={t("field.state")}>
                  <ProductState isActive={variant.isActive} />
                </td>
                <td data-label={t("field.price")} data-number>
                  {variant.grossCents === null ? t("product.asFamily") : format.money(variant.grossCents)}
                </td>
                <td data-label={t("field.available")} data-number>
                  {format.number(variant.available)}
                </td>
                {canSell && (
                  <td className="row-actions">
                    <div>
                      <VariantSale variant={variant} />
                    </div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isCreating && <CreateVariant product={product} onClose={() => setCreating(false)} />}
    </Card>
  );
}
