import type { ProductSheet } from "@hearth/admin-contract";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Card } from "../../../ui/card.tsx";
import { ChangeTexts } from "./change-texts.tsx";

export function ProductTexts({ product }: { product: ProductSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  return (
    <Card title={t("product.texts")}>
      {product.parentId && <p className="card-note">{t("product.textsOfFamily")}</p>}
      <ChangeTexts
        key={JSON.stringify(product.texts)}
        product={product}
        isReadOnly={!may("changeProductText")}
      />
    </Card>
  );
}
