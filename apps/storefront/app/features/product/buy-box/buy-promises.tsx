import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { useShopPaths } from "../../../platform/links/shop-paths.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { IconName } from "../../../ui/icon/icon-names.ts";
import { useShippingHere } from "../../price/public.ts";
import type { ProductPageData } from "../product-data.ts";

/** How it is sent and what it costs, returning and guarantee: what people look for before they press the button. */
export function BuyPromises({ product }: { product: ProductPageData }) {
  const { t, count, href, format } = useLanguage();
  const { withdrawal } = useShopPaths();
  const { shippingWay, isShippingFree, guaranteeYears, links } = product;
  const shippingCents = useShippingHere(product.shippingCents);
  const isFree = isShippingFree || shippingCents === 0;
  return (
    <ul className="buy-promises">
      {shippingWay && (
        <Promise icon={shippingWay === "freight" ? "truck-delivery" : "package"}>
          <strong>
            {isFree
              ? t("product.promise.free")
              : shippingCents === null
                ? t(`product.ways.${shippingWay}`)
                : t("product.promise.shipping", { price: format.money(shippingCents) })}
          </strong>{" "}
          <span>
            {t(`product.ways.${shippingWay}Text`)}{" "}
            <a href={href(links.delivery)} className="link">
              {t("product.deliveryMore")}
            </a>
          </span>
        </Promise>
      )}
      <Promise icon="refresh">
        <strong>{t("product.promise.withdrawal")}</strong>{" "}
        <a href={href(withdrawal)} className="link">
          {t("product.promise.withdrawalMore")}
        </a>
      </Promise>
      {guaranteeYears !== null && (
        <Promise icon="shield-check">
          <strong>{count("product.guaranteeYears", guaranteeYears)}</strong>
        </Promise>
      )}
    </ul>
  );
}

function Promise({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="buy-promise">
      <Icon name={icon} size="small" className="mt-0.5 text-brand" />
      <p className="min-w-0">{children}</p>
    </li>
  );
}
