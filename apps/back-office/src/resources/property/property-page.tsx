import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { RemoveRecord } from "../../shell/remove-record.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { ChangeOptions } from "./change-options.tsx";
import { ChangeProperty } from "./change-property.tsx";

export function PropertyPage() {
  const { t, locale, format } = useLanguage();
  const { id = "" } = useParams();
  const { data: property, error, refetch } = useAdminQuery("readProperty", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!property) return <Loading />;
  const { products, categories, version } = property;
  const name = property.texts.find((text) => text.locale === locale)?.name || (property.texts[0]?.name ?? id);
  return (
    <>
      <ScreenHead title={name} back={{ to: "/property", text: t("nav.property") }} />
      <div className="sheet">
        <div className="product-page" key={version}>
          <ChangeProperty property={property} />
          <ChangeOptions property={property} />
        </div>
        <div className="sheet-side">
          <Card title={t("property.usedBy")}>
            <Facts
              facts={[
                [t("nav.product"), format.number(products)],
                [t("property.categories"), format.number(categories)],
              ]}
            />
            {products > 0 ? (
              <p className="card-note">{t("property.keptBecauseUsed")}</p>
            ) : (
              <RemoveRecord
                operation="removeProperty"
                record={{ id, version, name }}
                title="property.remove"
                text="property.removeText"
                done="property.removed"
              />
            )}
          </Card>
        </div>
      </div>
    </>
  );
}
