import type { ProductSheet } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { ChangeRefused } from "./change-refused.tsx";
import { GateList } from "./gate-list.tsx";
import { RemoveDraft } from "./remove-draft.tsx";
import { ProductState } from "./product-state.tsx";

/** Whether it is sold, what keeps it from that, and the button. */
export function ProductPublishing({ product }: { product: ProductSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const { id, version, gate, paths } = product;
  const isSold = product.isActive !== false;
  const publish = useAdminAction("publishProduct", { done: "product.published", isQuiet: true });
  const withdraw = useAdminAction("withdrawProduct", { done: "product.withdrawn", isQuiet: true });
  const asked = { params: { id }, input: { version } };
  return (
    <Card title={t("product.publishing")} actions={<ProductState isActive={product.isActive} />}>
      {gate.length > 0 ? (
        <>
          <p>{t(isSold ? "product.gateOfSold" : "product.gateOfDraft")}</p>
          <GateList reasons={gate} product={product} />
        </>
      ) : (
        <p className="card-note">{t("product.gateClear")}</p>
      )}
      {/* What the refusal says is what the list above says, once it was read anew. */}
      {gate.length === 0 && <ChangeRefused error={publish.error ?? withdraw.error} product={product} />}
      {isSold && (
        <Facts
          facts={paths.map(({ locale, path }) => [
            isLocale(locale) ? localeNames[locale] : locale,
            <span key={locale} className="path">
              /{path}
            </span>,
          ])}
        />
      )}
      {may("publishProduct") && (
        <div className="form-actions">
          {isSold ? (
            <Button isBusy={withdraw.isRunning} onClick={() => void withdraw.run(asked)}>
              {t("product.withdraw")}
            </Button>
          ) : (
            <Button look="primary" isBusy={publish.isRunning} onClick={() => void publish.run(asked)}>
              {t("product.publish")}
            </Button>
          )}
          {product.isDraft && <RemoveDraft product={product} />}
        </div>
      )}
    </Card>
  );
}
