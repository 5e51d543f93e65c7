import type { CustomerSheet } from "@hearth/admin-contract";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";

export function CustomerAddresses({ addresses }: Pick<CustomerSheet, "addresses">) {
  const { t } = useLanguage();
  return (
    <Card title={t("customer.addresses")}>
      {addresses.length === 0 && <p className="none">{t("customer.noAddresses")}</p>}
      <div className="addresses">
        {addresses.map((address) => (
          <Address key={address.id} address={address} />
        ))}
      </div>
    </Card>
  );
}

function Address({ address }: { address: CustomerSheet["addresses"][number] }) {
  const { t } = useLanguage();
  const { isBilling, isShipping, company, name, street, zipcode, city, country, phone } = address;
  const place = [country, zipcode, city].filter(Boolean).join(" ");
  const uses = [isBilling && t("customer.billing"), isShipping && t("customer.shipping")].filter(Boolean);
  return (
    <div className="part">
      {uses.length > 0 && <h3>{uses.join(", ")}</h3>}
      <address>
        {[company, name, street, place].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
    </div>
  );
}
