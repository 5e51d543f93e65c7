import { useLanguage } from "../../../platform/language/language.tsx";
import type { MakerData } from "../product-data.ts";

/** Name, postal and electronic address of who answers for the product (Art. 19 GPSR). */
export function MakerAddress({ maker }: { maker: MakerData }) {
  const { t, format } = useLanguage();
  const { address } = maker;
  const country = address?.country ? format.country(address.country) : null;
  return (
    <div>
      <h3 className="mb-1 font-semibold">{t("product.maker")}</h3>
      <address className="flex flex-col not-italic">
        <span>{maker.name}</span>
        {address?.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {country && <span>{country}</span>}
        {address?.email && (
          <a href={`mailto:${address.email}`} className="link self-start py-0.5 wrap-anywhere">
            {address.email}
          </a>
        )}
        {maker.link && (
          <a href={maker.link} className="link self-start py-0.5" target="_blank" rel="noopener">
            {t("product.makerSite")}
          </a>
        )}
      </address>
    </div>
  );
}
