import type { OrderSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";

export function OrderAddresses({ order: { billing, shipping } }: { order: OrderSheet }) {
  const { t } = useLanguage();
  const isSame = JSON.stringify(billing) === JSON.stringify(shipping);
  return (
    <Card title={t("order.addresses")}>
      {isSame ? (
        <Address title={t("order.bothAddresses")} address={billing} />
      ) : (
        <div className="addresses">
          <Address title={t("order.billing")} address={billing} />
          <Address title={t("order.shipping")} address={shipping} />
        </div>
      )}
    </Card>
  );
}

function Address({ title, address }: { title: string; address: OrderSheet["billing"] }) {
  const { t } = useLanguage();
  const lines = address && [
    address.company,
    address.name,
    address.street,
    [address.zipcode, address.city].filter(Boolean).join(" "),
  ];
  return (
    <div className="part">
      <h3>{title}</h3>
      {!address && <p className="none">{t("order.noAddress")}</p>}
      {lines && (
        <address>
          {lines.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {address?.phone && <a href={`tel:${address.phone.replaceAll(/[^+\d]/g, "")}`}>{address.phone}</a>}
    </div>
  );
}
