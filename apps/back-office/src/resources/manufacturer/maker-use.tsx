import type { MakerSheet } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { listPath } from "../../list/list-path.ts";
import { RemoveRecord } from "../../shell/remove-record.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";

/** Who names it, and whether it can go. */
export function MakerUse({ maker }: { maker: MakerSheet }) {
  const { t, format } = useLanguage();
  const { id, products, pagePath } = maker;
  return (
    <Card title={t("maker.usedBy")}>
      <Facts
        facts={[
          [
            t("nav.product"),
            <Link key="products" to={listPath("product", { manufacturerId: id })}>
              {format.number(products)}
            </Link>,
          ],
          [t("maker.page"), pagePath && `/${pagePath}`],
        ]}
      />
      {products > 0 ? (
        <p className="card-note">{t("maker.keptBecauseUsed")}</p>
      ) : (
        <RemoveRecord
          operation="removeManufacturer"
          record={maker}
          title="maker.remove"
          text="maker.removeText"
          done="maker.removed"
        />
      )}
    </Card>
  );
}
