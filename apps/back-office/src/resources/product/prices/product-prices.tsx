import type { ProductSheet } from "@hearth/admin-contract";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Card } from "../../../ui/card.tsx";
import { useChoices } from "../../../api/use-choices.ts";
import { ChangePrices } from "./change-prices.tsx";
import { PriceHistory } from "./price-history.tsx";
import { priceLine } from "./price-form.ts";

export function ProductPrices({ product }: { product: ProductSheet }) {
  const { t, format } = useLanguage();
  const may = useMay();
  const { customerGroups } = useChoices();
  const { prices, parentId } = product;
  const nameOf = (id: string) => customerGroups.find((group) => group.id === id)?.name ?? "";
  return (
    <Card title={t("product.prices")}>
      {prices.length === 0 && (
        <p className="card-note">{t(parentId ? "product.priceOfFamily" : "product.noPrice")}</p>
      )}
      {may("changeProductPrices") ? (
        // A new form where the prices are others, not where anything is: what was typed stays while other cards are saved.
        <ChangePrices key={JSON.stringify(prices)} product={product} />
      ) : (
        prices.map((price) => (
          <p key={price.customerGroupId}>
            {nameOf(price.customerGroupId)}:{" "}
            {priceLine(price, (cents) => format.money(cents, price.currency))}
          </p>
        ))
      )}
      {prices.map((price) => (
        <PriceHistory
          key={price.customerGroupId}
          price={price}
          {...(prices.length > 1 && { name: nameOf(price.customerGroupId) })}
        />
      ))}
    </Card>
  );
}
